import { id } from "@cantina/domain/kernel";
import { expect, test } from "vitest";
import { checkAssociation } from "./associate-faults.ts";

const lunch = id<"subscription">("lunch");
const ana = id<"commensal">("ana");

test("[SUBS-13] a subscription and a commensal in each row are asked for", () => {
  expect(checkAssociation({ subscriptionId: null, rows: [{ key: 0, commensalId: null }] })).toEqual({
    ok: false,
    failure: { subscription: "Selecciona una mensualidad", rows: ["Selecciona un comensal"] },
  });
  const rows = [
    { key: 0, commensalId: ana },
    { key: 3, commensalId: null },
  ];
  expect(checkAssociation({ subscriptionId: lunch, rows })).toEqual({
    ok: false,
    failure: { rows: [undefined, "Selecciona un comensal"] },
  });
});

test("[SUBS-13] a whole form links its commensals", () => {
  expect(checkAssociation({ subscriptionId: lunch, rows: [{ key: 1, commensalId: ana }] })).toEqual({
    ok: true,
    value: { subscriptionId: lunch, commensalIds: [ana] },
  });
});
