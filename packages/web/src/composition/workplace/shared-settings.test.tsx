import { localDeviceId, localPrintSettings, localSaleSettings } from "@cantina/adapters/storage";
import { firstPrintSettings } from "@cantina/domain/printing";
import { afterEach, expect, test } from "vitest";
import { sharedSettings } from "./shared-settings.ts";

afterEach(() => localStorage.clear());

const name = "cantina.print-settings";
const tellOtherTabs = (key = name): unknown => window.dispatchEvent(new StorageEvent("storage", { key }));

test("[PRINT-19] what one tab chooses holds in the others, and is there still after what they choose", () => {
  const left = new AbortController();
  const [one, other] = [
    sharedSettings(localPrintSettings(localStorage), left.signal),
    sharedSettings(localPrintSettings(localStorage), left.signal),
  ];
  let told = 0;
  other.subscribe(() => (told += 1));
  one.set({ ...one.get(), station: "Barra", shouldPrint: true });
  tellOtherTabs();
  expect(told).toBe(1);
  expect(other.get()).toMatchObject({ station: "Barra", shouldPrint: true });

  other.set({ ...other.get(), printWebProducts: true });
  tellOtherTabs();
  expect(one.get()).toEqual({ ...firstPrintSettings, station: "Barra", shouldPrint: true, printWebProducts: true });
  expect(localPrintSettings(localStorage).load()).toEqual(one.get());
});

test("[PRINT-19] what was heard of another tab is not saved again, where it may be the older by then", () => {
  const left = new AbortController();
  const heard = sharedSettings(localPrintSettings(localStorage), left.signal);
  const kept = '{"shouldPrint":true,"written":"by a newer program"}';
  localStorage.setItem(name, kept);
  tellOtherTabs();
  expect(localStorage.getItem(name)).toBe(kept);
  left.abort();
  localPrintSettings(localStorage).save({ ...firstPrintSettings, station: "Cocina" });
  tellOtherTabs();
  expect(heard.get().station).toBe("Principal");
});

test("[SALE-108] how one tab wants the cards stays when another one chooses how people pay", () => {
  const { signal } = new AbortController();
  const open = () => sharedSettings(localSaleSettings(localStorage), signal);
  const [one, other] = [open(), open()];
  one.set({ ...one.get(), showCategoryTabs: false });
  tellOtherTabs("cantina.sale-settings");
  other.set({ ...other.get(), defaultPaymentMethod: "CASH" });
  expect(open().get()).toMatchObject({ showCategoryTabs: false, defaultPaymentMethod: "CASH" });
});

test("[PRINT-19] [SALE-108] a device without room for a choice goes by it all the same, while its page is open", () => {
  const { signal } = new AbortController();
  const full: Storage = Object.assign(Object.create(localStorage) as Storage, {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("no room", "QuotaExceededError");
    },
  });
  const printing = sharedSettings(localPrintSettings(full), signal);
  printing.set({ ...printing.get(), shouldPrint: true });
  expect(printing.get().shouldPrint).toBe(true);
  const sale = sharedSettings(localSaleSettings(full), signal);
  sale.set({ ...sale.get(), showCategoryTabs: false });
  expect(sale.get().showCategoryTabs).toBe(false);
  expect(localDeviceId(full, () => "0198c0de-0000-7000-8000-000000000001")).toContain("0198c0de");
});
