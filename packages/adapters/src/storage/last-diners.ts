import type { CafeteriaId, CommensalId } from "@cantina/domain/kernel";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { storedId } from "./stored-parts.ts";
import { type StoredValue, storedIfRoom } from "./stored-value.ts";

/** Whom this device sold to last in that cafeteria, by their ids alone. SALE-96 */
export const localLastDiners = (
  storage: DeviceStorage,
  cafeteriaId: CafeteriaId,
): Pick<StoredValue<readonly CommensalId[]>, "load" | "save"> =>
  storedIfRoom(storage, `cantina.last-diners.${cafeteriaId}`, v.pipe(v.array(storedId<"commensal">()), v.readonly()));
