import { type Id, type NewId, id } from "@cantina/domain/kernel";
import {
  type DeviceId,
  type PrintSettings,
  firstPrintSettings,
  printRoutes,
  stationLimit,
} from "@cantina/domain/printing";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { type StoredValue, storedIfRoom } from "./stored-value.ts";

const idOf = <Kind extends string>() =>
  v.pipe(
    v.string(),
    v.uuid(),
    v.transform((text): Id<Kind> => id<Kind>(text)),
  );

const settings: v.GenericSchema<unknown, PrintSettings> = v.object({
  shouldPrint: v.boolean(),
  route: v.picklist(printRoutes),
  printMobile: v.boolean(),
  printWebProducts: v.boolean(),
  productPrintingIds: v.array(idOf<"product">()),
  categoryPrintingIds: v.array(idOf<"category">()),
  station: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(stationLimit)),
  agentPort: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
});

export type PrintSettingsStore = Pick<StoredValue<PrintSettings>, "save" | "watch"> & {
  readonly load: () => PrintSettings;
};

export function localPrintSettings(storage: DeviceStorage): PrintSettingsStore {
  const stored = storedIfRoom(storage, "cantina.print-settings", settings);
  return { ...stored, load: () => stored.load() ?? firstPrintSettings };
}

/** Names this device for as long as its storage lasts. */
export function localDeviceId(storage: DeviceStorage, newId: NewId): DeviceId {
  const stored = storedIfRoom(storage, "cantina.device", idOf<"device">());
  const known = stored.load();
  if (known !== null) return known;
  const fresh = id<"device">(newId());
  stored.save(fresh);
  return fresh;
}
