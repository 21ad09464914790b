import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { agentPrinter } from "./agent-printer.ts";

/** One that its test opens, closes and answers for. */
class TestSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = TestSocket.OPEN;
  readonly sent: string[] = [];
  constructor() {
    super();
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  // Its end is told once the other side has agreed to it.
  close(): void {}
  tell(type: "open" | "close"): void {
    this.dispatchEvent(new Event(type));
  }
  answer(answer: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(answer) }));
  }
}

let sockets: TestSocket[] = [];
beforeEach(() => {
  sockets = [];
  vi.stubGlobal("WebSocket", TestSocket);
});
afterEach(() => void vi.unstubAllGlobals());

test("[PRINT-08] the end of a former link says nothing of a ticket that went out by the next one", async () => {
  const { link, printer } = agentPrinter(() => 9123);
  const leave = link.open(() => undefined);
  sockets[0]?.tell("open");
  leave();
  link.open(() => undefined);
  sockets[1]?.tell("open");
  const printed = printer.print({ id: "ticket", lines: [] });
  // An agent that is frozen takes seconds to let go.
  sockets[0]?.answer({ id: null, status: 1, message: "unreadable" });
  sockets[0]?.tell("close");
  sockets[1]?.answer({ id: "ticket", status: 0, message: "" });
  expect(await printed).toEqual({ ok: true, value: null });
});
