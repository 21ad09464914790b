import { expect, test } from "vitest";
import { id } from "../kernel/index.ts";
import { checkAssociationEntry, emptyAssociation } from "./association-entry.ts";

const lunch = id<"subscription">("lunch");
const ana = id<"commensal">("ana");

test("[SUBS-13] a subscription and a commensal in each row are asked for", () => {
  expect(checkAssociationEntry(emptyAssociation)).toEqual({
    ok: false,
    failure: { subscriptionId: "MISSING", rows: ["MISSING"] },
  });
  const rows = [
    { key: 0, commensalId: ana },
    { key: 3, commensalId: null },
  ];
  expect(checkAssociationEntry({ subscriptionId: lunch, rows })).toEqual({
    ok: false,
    failure: { rows: [undefined, "MISSING"] },
  });
});

test("[SUBS-13] a whole form links its commensals", () => {
  expect(checkAssociationEntry({ subscriptionId: lunch, rows: [{ key: 1, commensalId: ana }] })).toEqual({
    ok: true,
    value: { subscriptionId: lunch, commensalIds: [ana] },
  });
});
