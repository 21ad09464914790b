import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentMethods } from "../cafeteria/index.ts";
import { cents, loadTemporal, localDate } from "../kernel/index.ts";
import { orderTypes, originMedia } from "../orders/index.ts";
import {
  type InvoiceSource,
  checkInvoicingEntry,
  documentTypeOf,
  emptyInvoicing,
  invoiceAmounts,
  invoiceAts,
  invoiceNumberText,
  invoiceSources,
  invoiceStatuses,
  invoiceTransitions,
  invoicedTypes,
  invoicingEntryOf,
  invoicingFaults,
  isCuit,
  isInvoiced,
  letterOf,
  letterOfDocument,
  missingFields,
  needsDocument,
  nextTryMs,
  qrAddress,
  sourceOf,
  usualIdentification,
  usualQrBase,
  vatConditions,
  vatRates,
} from "./index.ts";

await loadTemporal();
const day = localDate("2026-11-26");

describe("what is invoiced", () => {
  test("[INVOICE-01] nothing is invoiced both when it is consumed and when it is paid in advance", () => {
    for (const type of orderTypes)
      expect(invoiceAts.filter((at) => invoicedTypes(at).includes(type))).toEqual([
        type === "BALANCE_CHARGE" ? "TOP_UP" : "CONSUMPTION",
      ]);
  });

  test("[INVOICE-01] only what is completed, costs something and was paid in a way that is switched on", () => {
    const sold = {
      orderType: "ORDER",
      isCompleted: true,
      paymentMethod: "CASH",
      originMedium: "WEB",
      total: cents(100),
    } as const;
    const cash: ReadonlySet<InvoiceSource> = new Set(["cash"]);
    expect(isInvoiced(sold, "CONSUMPTION", cash)).toBe(true);
    expect(isInvoiced({ ...sold, isCompleted: false }, "CONSUMPTION", cash)).toBe(false);
    expect(isInvoiced({ ...sold, total: cents(0) }, "CONSUMPTION", cash)).toBe(false);
    expect(isInvoiced({ ...sold, paymentMethod: "CARD" }, "CONSUMPTION", cash)).toBe(false);
    expect(isInvoiced({ ...sold, originMedium: "MOBILE" }, "CONSUMPTION", cash)).toBe(false);
    expect(isInvoiced(sold, "TOP_UP", cash)).toBe(false);
  });

  test("[SPLIT-10] a split sale is told whole, if any of its methods is", () => {
    const payments = [
      { paymentMethod: "ACCOUNT_BALANCE", amount: cents(60) },
      { paymentMethod: "CASH", amount: cents(40) },
    ] as const;
    const sold = { orderType: "ORDER", isCompleted: true, originMedium: "WEB", total: cents(100), payments } as const;
    for (const [source, isTold] of [
      ["cash", true],
      ["account", true],
      ["card", false],
    ] as const)
      expect(isInvoiced({ ...sold, paymentMethod: "ACCOUNT_BALANCE" }, "CONSUMPTION", new Set([source]))).toBe(isTold);
  });

  test("[INVOICE-01] every way of paying hangs on one switch, and what comes from the app on the app's", () => {
    for (const paymentMethod of paymentMethods)
      for (const originMedium of originMedia)
        expect(invoiceSources).toContain(sourceOf({ paymentMethod, originMedium }));
    expect(sourceOf({ paymentMethod: "ACCOUNT_BALANCE", originMedium: "MOBILE" })).toBe("app");
    expect(sourceOf({ paymentMethod: "ACCOUNT_BALANCE", originMedium: "SUBSCRIPTION" })).toBe("account");
  });
});

describe("who invoices", () => {
  const whole = {
    ...emptyInvoicing,
    cuit: "30712345671",
    legalName: "Comedor San Martín SRL",
    address: "Mitre 100",
    vatCondition: "REGISTERED",
    grossIncome: "901-123456-7",
    startDate: localDate("2020-03-01"),
    pointOfSale: 3,
    letter: "B",
    vatRate: 2_100,
    sources: ["cash"],
  } as const;

  test("[INVOICE-02] nothing is switched on before all of it is there, and a draft may lack anything", () => {
    expect(invoicingFaults(whole, day)).toEqual({});
    expect(invoicingFaults(emptyInvoicing, day)).toEqual({});
    for (const field of ["cuit", "legalName", "address", "grossIncome", "startDate", "pointOfSale"] as const) {
      expect(invoicingFaults({ ...whole, [field]: null }, day)).toEqual({ [field]: "MISSING" });
      expect(missingFields({ ...whole, [field]: null })).toEqual([field]);
    }
    expect(invoicingFaults({ ...whole, vatRate: null }, day)).toEqual({ vatRate: "MISSING" });
    expect(invoicingFaults({ ...whole, vatRate: null, letter: "C", vatCondition: "EXEMPT" }, day)).toEqual({});
  });

  test("[INVOICE-02] nothing is switched on before the day on which the activity begins, and the day may be told", () => {
    const begins = (startDate: string, sources: readonly InvoiceSource[] = whole.sources) =>
      invoicingFaults({ ...whole, startDate: localDate(startDate), sources }, day);
    expect([begins("2026-11-25"), begins("2026-11-26")]).toEqual([{}, {}]);
    expect(begins("2026-11-27")).toEqual({ startDate: "NOT_BEGUN" });
    expect(begins("2026-11-27", [])).toEqual({});
  });

  test("[INVOICE-02] the letter is the one of the VAT condition, and the last digit of a CUIT checks the others", () => {
    for (const vatCondition of vatConditions)
      expect(invoicingFaults({ ...whole, vatCondition }, day)).toEqual(
        letterOf(vatCondition) === "B" ? {} : { letter: "WRONG_LETTER" },
      );
    expect(["20123456786", "30712345671", "20123456785", "2012345678", "2012345678x"].map(isCuit)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(invoicingFaults({ ...whole, cuit: "30712345678", sources: [] }, day)).toEqual({ cuit: "NO_CUIT" });
  });
});

test("[INVOICE-02] what is typed comes back as it was, and a letter C takes no rate along", () => {
  const entry = {
    cuit: "30-71234567-1",
    legalName: " Comedor ",
    address: "Mitre 100",
    vatCondition: "EXEMPT",
    grossIncome: "Exento",
    startDate: day,
    pointOfSale: "3",
    vatRate: "2100",
    invoiceAt: "TOP_UP",
    sources: ["cash"],
  } as const;
  const checked = checkInvoicingEntry(entry, day);
  expect(checked).toMatchObject({
    ok: true,
    value: { cuit: "30712345671", letter: "C", vatRate: null, pointOfSale: 3 },
  });
  if (checked.ok) expect(checkInvoicingEntry(invoicingEntryOf(checked.value), day)).toEqual(checked);
  expect(checkInvoicingEntry({ ...entry, pointOfSale: "0", vatCondition: "REGISTERED", vatRate: "" }, day)).toEqual({
    ok: false,
    failure: { pointOfSale: "WRONG", vatRate: "MISSING" },
  });
  expect(checkInvoicingEntry(invoicingEntryOf(emptyInvoicing), day)).toEqual({ ok: true, value: emptyInvoicing });
});

describe("amounts", () => {
  test("[INVOICE-03] net and VAT add up to the total, and the VAT is the rate's share of the net to the cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.constantFrom(...vatRates), (total, rate) => {
        const { net, vat } = invoiceAmounts(cents(total), rate);
        expect(net + vat).toBe(total);
        expect(Math.abs(vat - (net * rate) / 10_000)).toBeLessThanOrEqual(1);
      }),
    );
    expect(invoiceAmounts(cents(12_100), 2_100)).toEqual({ net: 10_000, vat: 2_100, total: 12_100 });
    expect(invoiceAmounts(cents(100), 2_100)).toEqual({ net: 83, vat: 17, total: 100 });
    expect(invoiceAmounts(cents(100), null)).toEqual({ net: 100, vat: 0, total: 100 });
  });

  test("[INVOICE-04] a name is wanted from the amount of the law on that day", () => {
    const rules = [...usualIdentification, { since: localDate("2026-12-01"), amount: cents(2_000) }];
    expect(needsDocument(cents(999_999_999), day, rules)).toBe(false);
    expect(needsDocument(cents(1_000_000_000), day, rules)).toBe(true);
    expect(needsDocument(cents(2_000), localDate("2026-12-01"), rules)).toBe(true);
    expect(needsDocument(cents(1_000_000_000), localDate("2020-01-01"), rules)).toBe(false);
  });
});

test("[INVOICE-05] every status is reached, what is authorised stays, and each document has a code of its own", () => {
  const reached = new Set(Object.values(invoiceTransitions).flat());
  expect(invoiceStatuses.filter((status) => !reached.has(status))).toEqual([]);
  expect(invoiceTransitions.AUTHORISED).toEqual([]);
  expect(
    (["B", "C"] as const).flatMap((letter) => [
      documentTypeOf(letter, "INVOICE"),
      documentTypeOf(letter, "CREDIT_NOTE"),
    ]),
  ).toEqual([6, 8, 11, 13]);
  for (const letter of ["B", "C"] as const)
    for (const kind of ["INVOICE", "CREDIT_NOTE"] as const)
      expect(letterOfDocument(documentTypeOf(letter, kind))).toBe(letter);
});

test("[INVOICE-09] the QR is the address of the law with its JSON in base64", () => {
  const address = qrAddress(
    {
      issuedOn: day,
      cuit: "30712345671",
      pointOfSale: 3,
      documentType: 6,
      number: 42,
      total: cents(1_210_050),
      cae: "70417054367476",
    },
    usualQrBase,
    btoa,
  );
  const url = new URL(address);
  expect(`${url.origin}${url.pathname}`).toBe("https://www.arca.gob.ar/fe/qr/");
  expect(atob(url.searchParams.get("p") ?? "")).toBe(
    '{"ver":1,"fecha":"2026-11-26","cuit":30712345671,"ptoVta":3,"tipoCmp":6,"nroCmp":42,"importe":12100.5,"moneda":"PES","ctz":1,"tipoDocRec":99,"nroDocRec":0,"tipoCodAut":"E","codAut":70417054367476}',
  );
  expect(invoiceNumberText(3, 42)).toBe("00003-00000042");
});

test("[INVOICE-10] a series that fails waits longer each time, up to half an hour", () => {
  expect([1, 2, 3, 9, 10, 1_000].map(nextTryMs)).toEqual([5_000, 10_000, 20_000, 1_280_000, 1_800_000, 1_800_000]);
});
