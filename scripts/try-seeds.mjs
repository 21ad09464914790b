// npm run test:seeds [-- --times 20 packages/domain]: the property tests again and again, each time with a seed of its
// own. npm test tries the cases of one seed, which the tree itself names; this looks for the rare one that no tree has
// named yet, and says how to see it again.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { runNode } from "./child.mjs";
import { filesBelow } from "./files.mjs";
import { root } from "./tools.mjs";

const { values, positionals } = parseArgs({
  options: { times: { type: "string", default: "20" } },
  allowPositionals: true,
});
const times = Number(values.times);
const files = (positionals.length === 0 ? ["packages"] : positionals)
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => /\.test\.tsx?$/u.test(file) && readFileSync(join(root, file), "utf8").includes('"fast-check"'));
if (!Number.isSafeInteger(times) || times < 1 || files.length === 0) {
  console.error("Usage: npm run test:seeds -- --times 20 packages/domain");
  process.exit(1);
}

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
let failed = 0;
for (let time = 1; time <= times; time += 1) {
  const seed = String(Math.floor(Math.random() * 2 ** 31));
  const env = { ...process.env, CANTINA_SEED: seed };
  const { code, output, seconds } = await runNode([vitest, "run", ...files], { env, limitSeconds: 3600 });
  console.log(`${time} of ${times}: seed ${seed}, ${seconds.toFixed(0)} s, ${code === 0 ? "passed" : "failed"}`);
  if (code === 0) continue;
  failed += 1;
  console.log(output);
  console.log(`Again: CANTINA_SEED=${seed} npx vitest run <file>`);
}
console.log(`${times - failed} of ${times} seeds passed, over ${files.length} files`);
if (failed > 0) process.exitCode = 1;
