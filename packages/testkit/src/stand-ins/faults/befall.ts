import type { IncomingMessage, ServerResponse } from "node:http";
import type { Fault } from "./fault.ts";

export type Answer = { readonly status: number; readonly json: unknown };

export const write = (response: ServerResponse, { status, json }: Answer): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));

type Befallen = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly fault: Fault | undefined;
  /** Does what was asked, and says what is answered. */
  readonly answer: () => Answer;
  /** What the provider writes of its own troubles. */
  readonly trouble: (status: number) => unknown;
};

/** Answers, or fails before or after it was done. */
export function befall({ request, response, fault, answer, trouble }: Befallen): void {
  if (fault === undefined) return write(response, answer());
  if (fault.kind === "garbage") {
    answer();
    return void response.writeHead(200, { "content-type": "text/html" }).end(fault.text);
  }
  if (fault.when === "after") answer();
  if (fault.kind === "reset") return void request.socket.destroy();
  if (fault.kind === "status") write(response, { status: fault.status, json: trouble(fault.status) });
}
