import type { CafeteriaId } from "@cantina/domain/kernel";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { type StoredValue, storedIfRoom } from "./stored-value.ts";

/** Whether the premium metrics of that cafeteria were asked for, as far as this device knows; specification §4. */
export const localPremiumRequested = (
  storage: DeviceStorage,
  cafeteriaId: CafeteriaId,
): Pick<StoredValue<boolean>, "load" | "save"> =>
  storedIfRoom(storage, `cantina.premium-requested.${cafeteriaId}`, v.boolean());
