/** What localStorage and its stand-ins can do. */
export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
