import { systemClock } from "@cantina/adapters/device";

/** The device's own time, for what a screen leaves out as past; the server's decides. */
export const now = systemClock.now;
