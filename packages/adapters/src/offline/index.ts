export { type DeviceDatabase, deviceDatabase } from "./device-database.ts";
export { type SnapshotStore, deviceSnapshots } from "./device-snapshots.ts";
export { indexedOutbox } from "./indexed-outbox.ts";
export { lockSendingTurn } from "./lock-sending-turn.ts";
