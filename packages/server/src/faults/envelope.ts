import { randomBytes } from "node:crypto";
import type { SievedFault } from "@cantina/domain/faults";
import type { Dsn } from "./dsn.ts";

type Made = { readonly dsn: Dsn; readonly release: string; readonly at: Date };

/** Three lines of JSON, as Sentry and GlitchTip read them. */
export function envelopeOf({ fault, unsaid }: SievedFault, { dsn, release, at }: Made): string {
  const eventId = randomBytes(16).toString("hex");
  const { level, type, text, code, frames, part, place, requestId } = fault;
  const stack = frames.map(({ file, line, column, name }) => ({
    filename: file,
    function: name === "" ? "?" : name,
    lineno: line,
    colno: column,
    in_app: !file.startsWith("node"),
  }));
  const event = {
    event_id: eventId,
    timestamp: at.toISOString(),
    platform: part === "web" ? "javascript" : "node",
    level,
    environment: "production",
    release: `cantina@${release}`,
    transaction: place,
    exception: {
      // Oldest frame first.
      values: [{ type, value: text === "" ? (code ?? "") : text, stacktrace: { frames: stack.toReversed() } }],
    },
    tags: {
      part,
      ...(code === null ? {} : { code }),
      ...(requestId === null ? {} : { request_id: requestId }),
      ...(unsaid === 0 ? {} : { unsaid: String(unsaid) }),
    },
  };
  const head = { event_id: eventId, sent_at: at.toISOString(), dsn: dsn.text };
  return [head, { type: "event" }, event].map((line) => JSON.stringify(line)).join("\n");
}
