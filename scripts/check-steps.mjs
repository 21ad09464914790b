import { join } from "node:path";
import process from "node:process";
import { runNode } from "./child.mjs";
import { stageLimits } from "./stage-limits.mjs";
import { root, tools } from "./tools.mjs";

const script = (name) => [join(root, "scripts", name)];

/** The walls, slowest first so that two at a time end early. */
const walls = [
  // The linter has read all types by then: to hear what is wrong with them costs a fifth more, a compiler beside it all again.
  // It collects its garbage seldom: a tenth of its processor time for some 1.3 GB.
  {
    name: "lint",
    command: [tools.oxlint, "--type-aware", "--type-check", "--deny-warnings"],
    env: { ...process.env, GOGC: "400" },
  },
  { name: "layers", command: script("layers.mjs") },
  { name: "dead-code", command: [tools.knip, "--no-progress", "--no-config-hints"] },
  { name: "format", command: [tools.oxfmt, "--list-different", "."] },
  { name: "rule-ids", command: script("rule-ids.mjs") },
  { name: "one-version", command: script("one-version.mjs") },
  { name: "lock-file", command: script("lock-file.mjs") },
  { name: "migrations", command: script("migrations.mjs") },
  { name: "licences", command: script("licences.mjs") },
];

async function runStep({ name, command, env }) {
  const { code, output, seconds } = await runNode(command, { env, limitSeconds: stageLimits.check });
  return { name, passed: code === 0, output, seconds };
}

/** Runs the steps with these names (all of them without), two at a time; `onEnd` hears of each. */
export async function runSteps(names, onEnd) {
  const unknown = names.filter((name) => !walls.some((wall) => wall.name === name));
  if (unknown.length > 0)
    throw new Error(`no such step: ${unknown.join(", ")}; there are ${walls.map((wall) => wall.name).join(", ")}`);
  const waiting = walls.filter(({ name }) => names.length === 0 || names.includes(name));
  const results = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      onEnd(result);
    }
  };
  await Promise.all([lane(), lane()]);
  return results;
}
