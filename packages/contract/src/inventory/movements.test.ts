import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readAnswer } from "../calls/index.ts";
import { movementEndpoints as endpoints } from "./index.ts";

const flour = "0190b6b8-0000-7000-8000-000000000001";
const dough = "0190b6b8-0000-7000-8000-000000000002";

const faultsOf = (schema: v.GenericSchema, body: unknown) => {
  const read = v.safeParse(schema, body);
  return read.success ? [] : read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

describe("several movements in one call", () => {
  const bought = (paidTotal: number | null | undefined, reason = "SUPPLIER_PURCHASE", type = "INGRESS") => ({
    consumables: [{ consumableId: flour, quantity: 2.5, paidTotal }],
    type,
    reason,
  });
  const { body } = endpoints.moveConsumables;

  test("[INVENTORY-33] only a purchase may say what was paid", () => {
    expect(
      [bought(12.5), bought(null), bought(undefined), bought(null, "WASTE")].flatMap((one) => faultsOf(body, one)),
    ).toEqual([]);
    expect(faultsOf(body, bought(12.5, "WASTE", "EGRESS"))).toEqual([
      "consumables: Sólo una compra dice lo que se pagó",
    ]);
    expect(faultsOf(body, bought(-1))).toHaveLength(1);
  });

  test("[INVENTORY-28] what the product writes can't be asked for", () => {
    for (const reason of ["ORDER", "ORDER_RETURN", "MEAL", "PREPARATION_INGREDIENT", "COUNT"])
      expect(faultsOf(body, bought(null, reason))).toHaveLength(1);
  });

  test("[INVENTORY-29] each is of at least a hundredth, and of another consumable", () => {
    const twice = [dough, dough].map((consumableId) => ({ consumableId, quantity: 1 }));
    const prepared = (consumables: unknown) => faultsOf(endpoints.prepareConsumables.body, { consumables });
    expect(prepared([{ consumableId: dough, quantity: 0.01 }])).toEqual([]);
    for (const wrong of [[], twice, [0, -1, 0.001].map((quantity) => ({ consumableId: dough, quantity }))])
      expect(prepared(wrong)).not.toEqual([]);
  });
});

test("pages bring their total by the name of section 7; a list of all brings none", () => {
  const lists = [endpoints.listInventoryMovements, endpoints.listLowStockAlerts] as const;
  for (const list of lists)
    expect(readAnswer(list, { status: 200, body: { data: [], total: 3 } })).toEqual({
      ok: true,
      value: { data: [], totalCount: 3 },
    });
  expect(readAnswer(endpoints.listReservedInventory, { status: 200, body: { data: [] } })).toEqual({
    ok: true,
    value: [],
  });
});
