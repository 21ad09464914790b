import { type Database, namedDatabase } from "./named-database.ts";

const stores = { outbox: "outbox", snapshots: "snapshots" } as const;
export const outboxIndexes = { place: "place", cart: "cart" } as const;

function lay(database: IDBDatabase): void {
  const outbox = database.createObjectStore(stores.outbox, { keyPath: "position", autoIncrement: true });
  outbox.createIndex(outboxIndexes.place, "place");
  outbox.createIndex(outboxIndexes.cart, ["place", "cartId"], { unique: true });
  database.createObjectStore(stores.snapshots);
}

export type DeviceDatabase = Database<keyof typeof stores>;

/** The device's own database: what has to outlive a reload and is too much, or too dear, for localStorage. */
export const deviceDatabase = (): DeviceDatabase => namedDatabase("cantina", lay);
