import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../db/index.ts";
import {
  type NumberedEvent,
  type Query,
  buyersOf,
  eventsAfter,
  hasPendingEvents,
  lastNumbers,
  numberEvents,
} from "./change-event.queries.ts";
import { audienceOf } from "./client-calls.ts";
import { clientsOf } from "./hub-groups.ts";
import type { Hub, HubCall } from "./hub.ts";
import { listenTo } from "./notification-listener.ts";
import { eventChannel } from "./number-events.sql.ts";

export type EventFeedOptions = {
  readonly database: Pick<Database<unknown>, "query" | "address">;
  readonly hub: Pick<Hub, "sendToGroup" | "hasListeners">;
  readonly onError?: (error: unknown) => void;
  readonly pollEveryMs?: number;
};

export type EventFeed = {
  /** To be called after a commit that wrote change events; returns at once. */
  readonly poke: () => void;
  /** Whether other servers' changes are heard at once: on the database's channel. */
  readonly isListening: () => boolean;
  readonly stop: () => Promise<void>;
};

const pageSize = 500;

const wireEvent = ({ entity_type, entity_id, tab_id, seq }: NumberedEvent): object => ({
  entityType: entity_type,
  id: entity_id,
  sessionId: tab_id,
  seq,
});

const callOf = (event: NumberedEvent): HubCall => ({ method: event.kind, args: [wireEvent(event)] });

/** A family hears of its own orders and money, and of what everybody reads. */
async function clientCalls(
  query: Query,
  cafeteriaId: string,
  events: readonly NumberedEvent[],
): Promise<readonly HubCall[]> {
  const orders = events.filter(({ entity_type }) => entity_type === "order").map(({ entity_id }) => entity_id);
  const buyers = await buyersOf(query, cafeteriaId, orders);
  return events.flatMap((event) => {
    const audience = audienceOf(event, buyers);
    if (audience === null) return [];
    return [audience.type === "all" ? callOf(event) : { ...callOf(event), onlyTo: audience.profileId }];
  });
}

/**
 * At most so often: numbering every sale by itself while hundreds a second are sold would cost as much as they do. Who
 * sells alone doesn't wait for it.
 */
const numberEveryMs = 20;

/** Runs `work` again as often as it was asked for meanwhile, never twice at once nor twice within `everyMs`. */
const coalesced = (work: () => Promise<void>, onError: (error: unknown) => void, everyMs = 0) => {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      // Who asks while it rests is served after it.
      const rested = everyMs > 0 ? pause(everyMs) : null;
      await work().catch(onError);
      await rested;
    } while (again);
    running = undefined;
  };
  return {
    ask: (): void => {
      if (running === undefined) running = run();
      else again = true;
    },
    settled: (): Promise<void> => running ?? Promise.resolve(),
  };
};

/** Numbers committed change events and pushes them, in order and once, to this process's clients. */
export const startEventFeed = async ({
  database: { query, address },
  hub,
  onError = () => undefined,
  pollEveryMs = 1_000,
}: EventFeedOptions): Promise<EventFeed> => {
  // Clients fetch everything when they connect, so what came before this process is nobody's news here.
  const published = new Map(await lastNumbers(query));
  const wanted = new Map<string, number>();

  const publish = async (cafeteriaId: string, target: number): Promise<void> => {
    let last = published.get(cafeteriaId) ?? 0;
    while (last < target) {
      const clients = clientsOf(cafeteriaId);
      const isHeard = hub.hasListeners(cafeteriaId) || hub.hasListeners(clients);
      const events = isHeard ? await eventsAfter(query, cafeteriaId, last, pageSize) : [];
      hub.sendToGroup(cafeteriaId, events.map(callOf));
      if (hub.hasListeners(clients)) hub.sendToGroup(clients, await clientCalls(query, cafeteriaId, events));
      last = events.at(-1)?.seq ?? target;
      published.set(cafeteriaId, last);
    }
  };
  const publishing = coalesced(async () => {
    for (const [cafeteriaId, target] of wanted) {
      wanted.delete(cafeteriaId);
      await publish(cafeteriaId, target);
    }
  }, onError);
  const want = (cafeteriaId: string, seq: number): void => {
    if (seq <= (published.get(cafeteriaId) ?? 0)) return;
    wanted.set(cafeteriaId, Math.max(seq, wanted.get(cafeteriaId) ?? 0));
    publishing.ask();
  };

  const numbering = coalesced(() => numberEvents(query), onError, numberEveryMs);
  const catchingUp = coalesced(async () => {
    for (const [cafeteriaId, seq] of await lastNumbers(query)) want(cafeteriaId, seq);
    // A process that died between its commit and its poke leaves rows without a number.
    if (await hasPendingEvents(query)) numbering.ask();
  }, onError);

  const listener = listenTo({
    address,
    channel: eventChannel,
    onNotification: (payload) => {
      const [cafeteriaId = "", seq = ""] = payload.split(":");
      want(cafeteriaId, Number(seq));
    },
    onListening: catchingUp.ask,
  });
  const poll = setInterval(catchingUp.ask, pollEveryMs).unref();

  return {
    poke: numbering.ask,
    isListening: listener.isListening,
    stop: async () => {
      clearInterval(poll);
      await listener.stop();
      await Promise.all([catchingUp.settled(), numbering.settled()]);
      await publishing.settled();
    },
  };
};
