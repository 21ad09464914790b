import { type LocalDate, localDate } from "@cantina/domain/kernel";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { type StoredValue, storedIfRoom } from "./stored-value.ts";

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((text): LocalDate => localDate(text)),
);

/** The day on which this device told that person last how many claims are unresolved. */
export const localRemindedDay = (
  storage: DeviceStorage,
  profileId: string,
): Pick<StoredValue<LocalDate>, "load" | "save"> => storedIfRoom(storage, `cantina.claims-reminded.${profileId}`, day);
