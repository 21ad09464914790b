import { type Result, accepted, refused } from "@cantina/domain/kernel";
import {
  type PrintAnswer,
  type PrintFailure,
  type PrinterLinkPort,
  type PrinterPort,
  printAnswer,
  printStatuses,
} from "@cantina/domain/printing";
import * as v from "valibot";
import { isLoopbackDenied, onLoopbackAllowed } from "./loopback-permission.ts";

export type AgentPrinter = { readonly link: PrinterLinkPort; readonly printer: PrinterPort };

type Outcome = Result<null, PrintFailure>;
type Waiting = {
  readonly id: string;
  /** By which it went out: a former one may end long after the next one has begun. */
  readonly socket: WebSocket;
  readonly settle: (outcome: Outcome) => void;
};

/** The agent itself gives up on a printer after 5 s; several tills may share it. */
const patience = 20_000;

const outcomeOf = ({ status, message }: PrintAnswer): Outcome => {
  switch (status) {
    case printStatuses.PRINTED:
      return accepted(null);
    case printStatuses.UNREADABLE_JOB:
      return refused({ code: "UNREADABLE_JOB", message });
    case printStatuses.PRINTER_UNREACHABLE:
      return refused({ code: "PRINTER_UNREACHABLE", message });
    case printStatuses.PRINTER_FAILED:
      return refused({ code: "PRINTER_FAILED", message });
  }
};

function parseAnswer(text: unknown): PrintAnswer | null {
  try {
    const read = v.safeParse(printAnswer, JSON.parse(String(text)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** null: a port that browsers reach for nobody, such as 25. */
function socketAt(port: number): WebSocket | null {
  try {
    return new WebSocket(`ws://127.0.0.1:${port}`);
  } catch {
    return null;
  }
}

/** The print agent of this machine: one socket, which the link holds and the printer uses. */
export function agentPrinter(port: () => number): AgentPrinter {
  let current: WebSocket | null = null;
  let waiting: readonly Waiting[] = [];

  function settle(outcome: Outcome, isMeant: (job: Waiting) => boolean): void {
    const meant = waiting.filter(isMeant);
    waiting = waiting.filter((job) => !meant.includes(job));
    for (const job of meant) job.settle(outcome);
  }

  const take = (socket: WebSocket, text: unknown): void => {
    const answer = parseAnswer(text);
    if (answer === null) return;
    const own = waiting.filter((job) => job.socket === socket);
    // An agent that could not read a job can't name it either: it was the oldest one.
    const id = answer.id ?? own[0]?.id;
    settle(outcomeOf(answer), (job) => own.includes(job) && job.id === id);
  };

  const link: PrinterLinkPort = {
    open: (tell) => {
      const socket = socketAt(port());
      if (socket === null) {
        const timer = setTimeout(() => tell("closed"));
        return () => clearTimeout(timer);
      }
      let isEnded = false;
      let wasOpen = false;
      socket.addEventListener("open", () => {
        wasOpen = true;
        if (isEnded) return;
        current = socket;
        tell("opened");
      });
      socket.addEventListener("message", ({ data }) => take(socket, data));
      socket.addEventListener("close", () => {
        if (current === socket) current = null;
        settle(refused({ code: "NO_ANSWER" }), (job) => job.socket === socket);
        if (isEnded) return;
        if (wasOpen) tell("closed");
        else void isLoopbackDenied().then((isDenied) => !isEnded && tell(isDenied ? "denied" : "closed"));
      });
      return () => {
        isEnded = true;
        if (current === socket) current = null;
        socket.close();
      };
    },
    onAllowed: onLoopbackAllowed,
  };

  const print: PrinterPort["print"] = ({ id, lines }) => {
    const socket = current;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(refused({ code: "NOT_CONNECTED" }));
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(refused({ code: "NO_ANSWER" }), (job) => job === own), patience);
      const own: Waiting = {
        id,
        socket,
        settle: (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        },
      };
      waiting = [...waiting, own];
      socket.send(JSON.stringify({ id, lines }));
    });
  };

  return { link, printer: { print } };
}
