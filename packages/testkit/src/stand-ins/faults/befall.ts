import type { IncomingMessage, ServerResponse } from "node:http";
import type { Fault } from "./fault.ts";

type JsonAnswer = { readonly status: number; readonly json: unknown };
export type Answer = JsonAnswer | { readonly status: number; readonly file: Buffer; readonly type?: string };

const bodyOf = (answer: Answer): Buffer => ("file" in answer ? answer.file : Buffer.from(JSON.stringify(answer.json)));
const typeOf = (answer: Answer): string =>
  "file" in answer ? (answer.type ?? "application/octet-stream") : "application/json";

export const write = (response: ServerResponse, answer: Answer): void =>
  void response.writeHead(answer.status, { "content-type": typeOf(answer) }).end(bodyOf(answer));

function writeHalf(response: ServerResponse, answer: Answer): void {
  const body = bodyOf(answer);
  response.writeHead(answer.status, { "content-type": typeOf(answer), "content-length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

/** What is added are blanks, so that a JSON stays one. */
function writeSwollen(response: ServerResponse, answer: Answer, bytes: number): void {
  response.writeHead(answer.status, { "content-type": typeOf(answer) });
  response.write(bodyOf(answer));
  response.end(Buffer.alloc(bytes, " "));
}

type Befallen = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly fault: Fault | undefined;
  /** Does what was asked, and says what is answered. */
  readonly answer: () => Answer;
  /** What the provider writes of its own troubles. */
  readonly trouble: (status: number, code?: string) => unknown;
};

/** Answers, or fails before or after it was done. */
export function befall({ request, response, fault, answer, trouble }: Befallen): void {
  if (fault === undefined) return write(response, answer());
  if (fault.kind === "garbage") {
    answer();
    return void response.writeHead(200, { "content-type": "text/html" }).end(fault.text);
  }
  if (fault.kind === "half") return writeHalf(response, answer());
  if (fault.kind === "swollen") return writeSwollen(response, answer(), fault.bytes);
  if (fault.when === "after") answer();
  if (fault.kind === "reset") return void request.socket.destroy();
  if (fault.kind === "status") write(response, { status: fault.status, json: trouble(fault.status, fault.code) });
}
