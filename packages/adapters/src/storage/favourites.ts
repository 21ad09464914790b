import type { Favourites } from "@cantina/domain/catalog";
import type { CafeteriaId } from "@cantina/domain/kernel";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { storedId } from "./stored-parts.ts";
import { type StoredValue, storedIfRoom } from "./stored-value.ts";

/** What the sellers of this device put first in that cafeteria. SALE-98 */
export const localFavourites = (
  storage: DeviceStorage,
  cafeteriaId: CafeteriaId,
): Pick<StoredValue<Favourites>, "load" | "save" | "watch"> =>
  storedIfRoom(storage, `cantina.favourites.${cafeteriaId}`, v.pipe(v.array(storedId<"product">()), v.readonly()));
