import type { FaultFrame } from "./fault.ts";

/** "    at name (file:1:2)", "    at file:1:2" and "name@file:1:2". */
const v8 = /^\s+at (?:(?:async )?(?<name>[^()]*?) \()?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/u;
const others = /^(?<name>[^@\s]*)@(?<file>\S+?):(?<line>\d+):(?<column>\d+)$/u;
const mostFrames = 30;

/** Of a file what the program calls it. */
const programPath = /(?:packages|node_modules|assets|scripts|e2e)\/[\w@.+/-]+$|node:[\w/]+$|[\w.-]+$/u;
const plainName = /^[\w$.<> [\]]{1,100}$/u;

function frameOf(line: string): FaultFrame | undefined {
  const found = (v8.exec(line) ?? others.exec(line))?.groups;
  if (found === undefined) return undefined;
  const { name = "", file = "", line: row = "", column = "" } = found;
  const [path = ""] = file.replaceAll("\\", "/").split(/[?#]/u);
  const place = programPath.exec(path)?.[0];
  if (place === undefined) return undefined;
  return {
    file: place.slice(-200),
    line: Number(row),
    column: Number(column),
    name: plainName.test(name) ? name : "",
  };
}

/** The places of a stack, and not the message above them. */
export const readStack = (stack: string | undefined): readonly FaultFrame[] =>
  (stack ?? "")
    .split("\n")
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, mostFrames);
