export { type DeviceDatabase, deviceDatabase } from "./device-database.ts";
export { type SnapshotPart, type SnapshotStore, deviceSnapshots } from "./device-snapshots.ts";
export { indexedParkedCarts } from "./indexed-parked-carts.ts";
export { parkedDatabase } from "./parked-database.ts";
export { indexedOutbox } from "./indexed-outbox.ts";
export { lockSendingTurn } from "./lock-sending-turn.ts";
