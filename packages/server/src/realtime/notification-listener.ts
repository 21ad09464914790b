import { setTimeout as pause } from "node:timers/promises";

import { BrokenInvariant } from "@cantina/domain/kernel";
import type pg from "pg";

import { type DatabaseAddress, connectionsApart } from "../db/index.ts";

type Setup = {
  readonly address: DatabaseAddress;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Listening again: whatever was said meanwhile went unheard. */
  readonly onListening: () => void;
};

const longestPauseMs = 5_000;

/** Stays on a channel with a connection of its own, as long as the database lets it. */
export const listenTo = ({
  address,
  channel,
  onNotification,
  onListening,
}: Setup): { readonly isListening: () => boolean; readonly stop: () => Promise<void> } => {
  const stopped = new AbortController();
  let client: pg.Client | undefined;
  let isListening = false;
  const connect = connectionsApart(address, { application_name: "cantina-events", connectionTimeoutMillis: 4_000 });
  if (!connect.ok) throw new BrokenInvariant("the pool was opened at this address");

  const listenOnce = async (): Promise<void> => {
    const own = await connect.value();
    client = own;
    const gone = new Promise<void>((resolve) => own.once("end", () => resolve()));
    own.on("notification", ({ payload = "" }) => onNotification(payload));
    try {
      await own.query(`listen ${channel}`);
      if (stopped.signal.aborted) await own.end();
      else {
        isListening = true;
        onListening();
      }
    } catch (error) {
      await own.end().catch(() => undefined);
      throw error;
    }
    await gone;
    isListening = false;
  };
  const keepListening = async (): Promise<void> => {
    let wait = 100;
    while (!stopped.signal.aborted) {
      const listened = await listenOnce().then(
        () => true,
        () => false,
      );
      wait = listened ? 100 : Math.min(wait * 2, longestPauseMs);
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };

  const ended = keepListening();
  return {
    isListening: () => isListening,
    stop: async () => {
      stopped.abort();
      await client?.end().catch(() => undefined);
      await ended;
    },
  };
};
