export type { DeviceStorage } from "./device-storage.ts";
export { type PendingSalesInput, localPendingSales } from "./local-pending-sales.ts";
export { localSession } from "./local-session.ts";
export { hasStoredSession } from "./session-name.ts";
export { type SaleSettings, type SaleSettingsStore, localSaleSettings } from "./sale-settings.ts";
