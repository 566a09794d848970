import { beforeEach, expect, test } from "vitest";
import { shareIn, takeShare } from "$client/share";

beforeEach(() => localStorage.clear());

test("a table's salt is drawn once and is not another table's", () => {
  const { salt } = takeShare("abc", "print");
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(takeShare("abc", "print").salt).toBe(salt);
  expect(takeShare("other", "print").salt).not.toBe(salt);
});

test("the fingerprint that was shown first is the one that counts", () => {
  takeShare("abc", "first");
  expect(takeShare("abc", "another").commitment).toBe("first");
  expect(shareIn("abc")?.commitment).toBe("first");
});

test("a browser remembers the latest two hundred tables", () => {
  for (let at = 0; at < 201; at++) takeShare(`table-${at}`, "print");
  expect(shareIn("table-0")).toBeNull();
  expect(shareIn("table-1")).not.toBeNull();
  expect(shareIn("table-200")).not.toBeNull();
});

test("a spoiled memory is an empty one", () => {
  localStorage.setItem("godet.shares", "{oh");
  expect(shareIn("abc")).toBeNull();
  expect(takeShare("abc", "print").commitment).toBe("print");
});
