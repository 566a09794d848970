import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["**/*.gen.ts", "src/godet/web/static/**"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ["**/*.ts", "**/*.svelte", "**/*.svelte.ts", "**/*.mjs"],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows better what is defined.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // These collections are only looked up, never shown: nothing has to react to them.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check hears these warnings, ESLint's compiler does not.
      "svelte/no-unused-svelte-ignore": "off",
      // Our router follows plain links; there is no SvelteKit to resolve them.
      "svelte/no-navigation-without-resolve": "off",
      "no-restricted-syntax": [
        "error",
        { selector: "Literal[value=/^(wazabi|dicerun|gforce|targets)$/]", message: "No game by name in the shell." },
      ],
    },
  },
  {
    // A game's own folder and the journeys may name their game.
    files: ["src/godet/games/**", "client/journeys/**", "client/tests/**"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
);
