/** Every screen, narrow and wide, by day and by night: axe finds no serious fault. */

import { expect, test } from "vitest";
import { faults, sound } from "./axe";
import { House, over, playOn, setTable, visit } from "./house";

const house = new House();
const open = visit(house);

test.each([
  { width: 360, height: 740, dark: false },
  { width: 800, height: 900, dark: true },
  { width: 1440, height: 900, dark: false },
])("every screen at $width px", async (taste) => {
  const page = await open({ ...taste, lang: "en", reducedMotion: true });
  await page.goto(house.address);
  const waiting = await setTable(page, [{ kind: "you", name: "Ana" }, { kind: "open" }]);
  const playing = await setTable(page, [{ kind: "you", name: "Ana" }, { kind: "bot", level: "random" }], { start_dice: 2 });
  const looks = async (path: string, sign: string): Promise<void> => {
    await page.goto(house.address + path);
    await page.locator(sign).first().waitFor();
    await sound(page, path);
  };
  await looks("/", "text=Wazabi");
  await looks("/new/wazabi", "form, main button");
  await looks("/rules/wazabi", "h1");
  await looks(`/t/${waiting}`, ".invite");
  await looks(`/t/${playing}`, ".hand .slot");
  await playOn([page], over(page));
  expect.soft(await faults(page), "the end").toEqual([]);
  await looks(`/t/${playing}/replay`, "input[type=range]");
  await looks(`/t/${playing}/proof`, ".verdicts .good");
  expect(page.faults).toEqual([]);
});
