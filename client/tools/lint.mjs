// Lints the client with ESLint, and says how many files it looked at.
import { ESLint } from "eslint";

const eslint = new ESLint();
const results = await eslint.lintFiles(["client", "src/godet/games"]);
const faults = results.reduce((sum, each) => sum + each.errorCount + each.warningCount, 0);
console.log((await eslint.loadFormatter("stylish")).format(results));
console.log(`${faults} faults on ${results.length} files`);
process.exit(faults ? 1 : 0);
