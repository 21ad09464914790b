import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { type StoredValue, storedIfRoom } from "./stored-value.ts";

/** What the server gave this device to be known by. It outlives sign-outs and opens nothing by itself. */
export const localDeviceToken = (storage: DeviceStorage): StoredValue<string> =>
  storedIfRoom(storage, "cantina.device-token", v.pipe(v.string(), v.regex(/^[\w.-]{1,4000}$/u)));
