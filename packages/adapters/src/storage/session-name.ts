import type { DeviceStorage } from "./device-storage.ts";

export const sessionName = "cantina.session";

/** Whether there is something to restore, good or not; told without reading it. */
export const hasStoredSession = (storage: DeviceStorage): boolean => storage.getItem(sessionName) !== null;
