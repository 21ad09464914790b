import type { SnapshotFrom } from "xstate";
import type { printerLinkMachine } from "./printer-link.machine.ts";

export type PrinterLinkState = "off" | "connecting" | "connected" | "waiting" | "denied";

export function printerLinkState(snapshot: SnapshotFrom<typeof printerLinkMachine>): PrinterLinkState {
  if (snapshot.hasTag("connected")) return "connected";
  if (snapshot.hasTag("denied")) return "denied";
  if (snapshot.matches("off")) return "off";
  return snapshot.matches("waiting") ? "waiting" : "connecting";
}
