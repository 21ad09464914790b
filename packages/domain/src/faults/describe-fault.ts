import { engineSentence } from "./engine-sentence.ts";
import type { Fault } from "./fault.ts";
import { readStack } from "./read-stack.ts";

type Where = Pick<Fault, "part" | "place"> & Partial<Pick<Fault, "level" | "requestId">>;

const typeName = /^[A-Z][A-Za-z\d]{0,60}$/u;
const codeName = /^[A-Z\d_]{2,40}$/u;

const codeOf = (error: Error): string | null => {
  const code = "code" in error ? error.code : undefined;
  return typeof code === "string" && codeName.test(code) ? code : null;
};

/** What may be told of whatever was thrown. FAULTS-02 */
export function describeFault(error: unknown, where: Where): Fault {
  const common = { level: "error", requestId: null, ...where } as const;
  if (!(error instanceof Error)) return { ...common, type: "NoError", text: "", code: null, frames: [] };
  // A build shortens the names of classes, and not those that they are given.
  const type = [error.name, error.constructor.name].find((name) => typeName.test(name)) ?? "Error";
  return {
    ...common,
    type,
    text: engineSentence(error.message),
    code: codeOf(error),
    frames: readStack(error.stack),
  };
}
