import { expect, test } from "vitest";
import { readArguments } from "./read-arguments.ts";

const printerOf = (...args: readonly string[]): string | null => {
  const read = readArguments(args, () => undefined);
  return read.ok ? read.value.printer.name : null;
};

test("[AGENT-09] a printer's address that is none is refused at the start, not at the first ticket", () => {
  expect(printerOf("--printer", "tcp://192.168.0.50")).toBe("192.168.0.50:9100");
  expect(printerOf("--printer", "tcp://192.168.0.50:65535")).toBe("192.168.0.50:65535");
  expect(printerOf("--printer", "tcp://192.168.0.50:65536")).toBe(null);
  expect(printerOf("--printer", "impresora")).toBe(null);
});
