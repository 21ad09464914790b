import { type CounterPaymentMethod, counterPaymentMethods } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { type StoredValue, storedIfRoom } from "./stored-value.ts";

/** How this device's seller wants the sales screen. */
export type SaleSettings = {
  readonly cardDisplay: {
    readonly image: boolean;
    readonly title: boolean;
    readonly description: boolean;
    readonly price: boolean;
    readonly stock: boolean;
  };
  readonly defaultPaymentMethod: CounterPaymentMethod;
  readonly showCategoryTabs: boolean;
};

const settings = v.object({
  cardDisplay: v.object({
    image: v.boolean(),
    title: v.boolean(),
    description: v.boolean(),
    price: v.boolean(),
    stock: v.boolean(),
  }),
  defaultPaymentMethod: v.picklist(counterPaymentMethods),
  showCategoryTabs: v.boolean(),
});

const firstSettings: SaleSettings = {
  cardDisplay: { image: true, title: true, description: false, price: true, stock: true },
  defaultPaymentMethod: "ACCOUNT_BALANCE",
  showCategoryTabs: true,
};

export type SaleSettingsStore = Pick<StoredValue<SaleSettings>, "save" | "watch"> & {
  readonly load: () => SaleSettings;
};

export function localSaleSettings(storage: DeviceStorage): SaleSettingsStore {
  const stored = storedIfRoom<SaleSettings>(storage, "cantina.sale-settings", settings);
  return { ...stored, load: () => stored.load() ?? firstSettings };
}
