import { isStorageFull } from "../db/index.ts";
import type { ServerDatabase } from "./context.ts";

export type StorageWatch = {
  /** Any failure of a call; those of a full disk are remembered. */
  readonly note: (error: unknown) => void;
  /** Whether the disk is full as far as anybody knows. CALM-05 */
  readonly isFull: () => Promise<boolean>;
};

// A megabyte of rows that nobody keeps: only writing tells whether there is room.
const probe = "create temporary table room_probe on commit drop as select generate_series(1, 30000) as n";

/** Remembers that the disk was full until a write shows that it is no longer. */
export function watchStorage({ query }: Pick<ServerDatabase, "query">): StorageWatch {
  let wasFull = false;
  return {
    note: (error) => {
      if (isStorageFull(error)) wasFull = true;
    },
    isFull: async () => {
      if (!wasFull) return false;
      try {
        await query(probe, []);
        wasFull = false;
      } catch (error) {
        if (!isStorageFull(error)) throw error;
      }
      return wasFull;
    },
  };
}
