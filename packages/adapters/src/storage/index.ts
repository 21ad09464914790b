export type { DeviceStorage } from "./device-storage.ts";
export { type PendingSalesInput, localPendingSales } from "./local-pending-sales.ts";
export { localSession } from "./local-session.ts";
export { hasStoredSession } from "./session-name.ts";
export { type SaleSettings, type SaleSettingsStore, localSaleSettings } from "./sale-settings.ts";
export { localDeviceId, localPrintSettings } from "./print-settings.ts";
export { localRemindedDay } from "./reminded-day.ts";
export { localBoardSort } from "./board-settings.ts";
export { storedAmount, storedId, storedInstant, storedQuantity, storedShare } from "./stored-parts.ts";
