import { join } from "node:path";
import { runNode } from "./child.mjs";
import { stageLimits } from "./stage-limits.mjs";
import { root, tools } from "./tools.mjs";
import { workspaceManifests } from "./workspace-manifests.mjs";

/** Named one by one: the project of the tests, which tsconfig.json may list for the linter, is checked on its own. */
const packageFolders = workspaceManifests().flatMap(({ folder }) => (folder === "" ? [] : [folder]));
const script = (name) => [join(root, "scripts", name)];

/** The walls, slowest first so that two at a time end early. A step is a few commands, one after the other. */
const walls = [
  {
    name: "types",
    commands: [
      [tools.tsc, "-b", ...packageFolders],
      [tools.tsc, "-p", "packages/web/worker/tsconfig.json"],
      [tools.tsc, "-p", "tsconfig.test.json"],
    ],
  },
  { name: "dead-code", commands: [[tools.knip, "--no-progress", "--no-config-hints"]] },
  { name: "lint", commands: [[tools.oxlint, "--type-aware", "--deny-warnings"]] },
  { name: "format", commands: [[tools.oxfmt, "--list-different", "."]] },
  { name: "layers", commands: [script("layers.mjs")] },
  { name: "rule-ids", commands: [script("rule-ids.mjs")] },
  { name: "one-version", commands: [script("one-version.mjs")] },
  { name: "lock-file", commands: [script("lock-file.mjs")] },
  { name: "licences", commands: [script("licences.mjs")] },
];

async function runStep({ name, commands }) {
  let output = "";
  let seconds = 0;
  let passed = true;
  for (const command of commands) {
    const result = await runNode(command, { limitSeconds: stageLimits.check });
    output += result.output;
    seconds += result.seconds;
    if (result.code !== 0) passed = false;
  }
  return { name, passed, output, seconds };
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
