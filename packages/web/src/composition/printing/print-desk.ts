import { randomId } from "@cantina/adapters/device";
import { agentPrinter, browserPrinter } from "@cantina/adapters/printer";
import { id } from "@cantina/domain/kernel";
import {
  type AutoPrintPorts,
  type PrintClaimsPort,
  type PrintFact,
  type PrintQueueView,
  type PrintSettings,
  type PrinterLinkState,
  type QueuedJob,
  type TicketLine,
  type WonTicket,
  autoPrintMachine,
  printQueueMachine,
  printQueueView,
  printerLinkMachine,
  printerLinkState,
} from "@cantina/domain/printing";
import { type ActorRefFrom, createActor } from "xstate";
import { patientClaims } from "./patient-claims.ts";
import type { Watched } from "../device/index.ts";

export type PrintDeskInput = {
  readonly settings: Watched<PrintSettings>;
  readonly claims: PrintClaimsPort;
  readonly onFact: (fact: PrintFact) => void;
  readonly onLink: (state: PrinterLinkState) => void;
  readonly onQueue: (view: PrintQueueView) => void;
};

/** The queue and the printers of this device. */
export type PrintDesk = {
  readonly add: (jobs: readonly QueuedJob[]) => void;
  /** A ticket that a person asked for. */
  readonly ask: (title: string, lines: readonly TicketLine[]) => void;
  readonly retry: () => void;
  readonly discard: () => void;
  /** The failed ticket, by the browser's own dialog. */
  readonly printInBrowser: () => Promise<void>;
  readonly reconnect: () => void;
  readonly close: () => void;
};

export function openPrintDesk({ settings, claims, onFact, onLink, onQueue }: PrintDeskInput): PrintDesk {
  const agent = agentPrinter(() => settings.get().agentPort);
  const browser = browserPrinter(document);
  const patient = patientClaims(claims);
  const link = createActor(printerLinkMachine, { input: { port: agent.link } });
  const queue = createActor(printQueueMachine, {
    input: {
      ports: {
        claims: patient,
        printer: { print: (job) => (settings.get().route === "BROWSER" ? browser : agent.printer).print(job) },
      },
    },
  });
  link.subscribe((snapshot) => onLink(printerLinkState(snapshot)));
  queue.subscribe((snapshot) => onQueue(printQueueView(snapshot)));
  for (const type of ["print.printed", "print.failed", "print.givenUp"] as const) queue.on(type, onFact);
  queue.on("print.givenUp", ({ job }) => {
    if (job.claim !== null) void patient.end(id<"print-claim">(job.id), "DISCARDED");
  });

  let shownPort = settings.get().agentPort;
  function follow(): void {
    const { shouldPrint, route, agentPort } = settings.get();
    if (agentPort !== shownPort) link.send({ type: "printer.switchedOff" });
    shownPort = agentPort;
    link.send({ type: shouldPrint && route === "AGENT" ? "printer.switchedOn" : "printer.switchedOff" });
  }
  link.start();
  queue.start();
  follow();
  const stopFollowing = settings.subscribe(follow);
  const add = (jobs: readonly QueuedJob[]): void => queue.send({ type: "print.jobsAdded", jobs });

  return {
    add,
    ask: (title, lines) => add([{ id: randomId(), title, lines: [...lines], claim: null }]),
    retry: () => queue.send({ type: "print.retried" }),
    discard: () => queue.send({ type: "print.discarded" }),
    printInBrowser: async () => {
      const [job] = queue.getSnapshot().context.jobs;
      if (job === undefined) return;
      await browser.print({ id: job.id, lines: job.lines });
      queue.send({ type: "print.discarded" });
    },
    reconnect: () => link.send({ type: "printer.retried" }),
    close: () => {
      stopFollowing();
      link.stop();
      queue.stop();
      patient.close();
    },
  };
}

type AutoPrintInput = AutoPrintPorts & { readonly onWon: (tickets: readonly WonTicket[]) => void };

/** What prints by itself on this device. */
export function openAutoPrint({ onWon, ...ports }: AutoPrintInput): ActorRefFrom<typeof autoPrintMachine> {
  const auto = createActor(autoPrintMachine, { input: { ports } });
  auto.on("tickets.won", ({ tickets }) => onWon(tickets));
  return auto.start();
}
