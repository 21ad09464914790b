import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from "xstate";
import type { ParkedCart } from "./parked-carts.port.ts";
import {
  type ParkingFact,
  type ParkingJob,
  type ParkingPorts,
  type ReadParked,
  doParking,
  letGo,
  readParked,
} from "./parking.ts";

type ParkingContext = {
  readonly ports: ParkingPorts;
  /** null: not read yet. */
  readonly listed: readonly ParkedCart[] | null;
  readonly job: ParkingJob | null;
};

export type ParkingEvent =
  /** One at a time: what is asked meanwhile is the same press again. */
  | { readonly type: "parking.asked"; readonly job: ParkingJob }
  /** Somebody looks at the list. */
  | { readonly type: "parking.looked" }
  | { readonly type: "parking.read"; readonly read: ReadParked }
  | { readonly type: "parking.unreadable" };

const watchParked = fromCallback<ParkingEvent, ParkingPorts>(({ input: ports, sendBack, receive }) => {
  let isStopped = false;
  const read = async (): Promise<void> => {
    try {
      const answer = await readParked(ports);
      if (!isStopped) sendBack({ type: "parking.read", read: answer });
    } catch {
      if (!isStopped) sendBack({ type: "parking.unreadable" });
    }
  };
  // One after the other, so that an older list never replaces a newer one.
  let reading = read();
  const readAnew = (): void => {
    if (!isStopped) reading = reading.then(read);
  };
  const stop = ports.parked.watch(readAnew);
  receive(readAnew);
  return () => {
    isStopped = true;
    stop();
  };
});

type JobInput = { readonly ports: ParkingPorts; readonly job: ParkingJob | null };

const doJob = fromPromise<ParkingFact | null, JobInput>(async ({ input: { ports, job }, self }) =>
  job === null ? null : doParking(ports, job, () => self.getSnapshot().status === "stopped"),
);

/** A device keeps a cart in milliseconds; one whose storage says nothing must not stop the till. */
const mostWaitMs = 5_000;

/** Puts carts aside and takes them up again; RULES.md SALE-90 to SALE-93. */
export const parkingMachine = setup({
  types: {} as {
    input: ParkingPorts;
    context: ParkingContext;
    events: ParkingEvent;
    emitted: ParkingFact;
  },
  actors: { watchParked, doJob },
  actions: {
    takeJob: assign((_, { job }: { readonly job: ParkingJob }) => ({ job })),
    takeList: assign((_, { read }: { readonly read: ReadParked }) => ({ listed: read.listed })),
    tellExpired: enqueueActions(({ enqueue }, { read }: { readonly read: ReadParked }) => {
      if (read.expired > 0) enqueue.emit({ type: "parking.expired", count: read.expired });
    }),
    tell: enqueueActions(({ enqueue }, { fact }: { readonly fact: ParkingFact | null }) => {
      if (fact !== null) enqueue.emit(fact);
    }),
    tellFailure: emit({ type: "parking.failed" }),
    freeTill: ({ context: { ports } }) => letGo(ports.till, "SAME"),
    readAnew: enqueueActions(({ enqueue }) => {
      enqueue.sendTo("watch", { type: "parking.looked" });
    }),
  },
}).createMachine({
  id: "parking",
  context: ({ input }) => ({ ports: input, listed: null, job: null }),
  invoke: { id: "watch", src: "watchParked", input: ({ context }) => context.ports },
  on: {
    "parking.looked": { actions: "readAnew" },
    "parking.read": {
      actions: [
        { type: "takeList", params: ({ event }) => ({ read: event.read }) },
        { type: "tellExpired", params: ({ event }) => ({ read: event.read }) },
      ],
    },
    // What was listed stays listed; whoever takes it up is told.
    "parking.unreadable": {},
  },
  initial: "resting",
  states: {
    resting: {
      on: {
        "parking.asked": {
          target: "working",
          actions: { type: "takeJob", params: ({ event }) => ({ job: event.job }) },
        },
      },
    },
    working: {
      invoke: {
        src: "doJob",
        input: ({ context: { ports, job } }) => ({ ports, job }),
        onDone: { target: "resting", actions: { type: "tell", params: ({ event }) => ({ fact: event.output }) } },
        onError: { target: "resting", actions: ["tellFailure", "readAnew"] },
      },
      after: { [mostWaitMs]: { target: "resting", actions: ["freeTill", "tellFailure"] } },
    },
  },
});
