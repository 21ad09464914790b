import * as fc from "fast-check";
import { expect, test } from "vitest";
import { allergens } from "../allergens/index.ts";
import { id } from "../kernel/index.ts";
import { allergensInOrder } from "./allergens-in-order.ts";
import type { Order } from "./order.ts";

const ids = ["pan", "flan", "menú", "agua"].map((name) => id<"product">(name));
const some = fc.subarray([...allergens], { maxLength: 5 });
const anyId = fc.constantFrom(...ids);
type Items = Order["orderItems"];
const anyItem = fc.record({
  productId: fc.option(anyId, { nil: null }),
  items: fc.array(fc.record({ productId: anyId, quantity: fc.constant(1) }), { maxLength: 2 }),
});

test("[ALLERGEN-08] an order is marked with each allergen of its commensal that something in it contains, and no other", () =>
  fc.assert(
    fc.property(
      fc.tuple(some, some, some, some),
      some,
      fc.constantFrom("ana", "leo", null),
      fc.array(anyItem, { maxLength: 4 }),
      (contents, avoided, who, items) => {
        const contained = new Map(ids.map((one, at) => [one, contents[at] ?? []]));
        const commensalId = who === null ? null : id<"commensal">(who);
        const told = allergensInOrder(
          { commensalId, orderItems: items as unknown as Items },
          { contained, avoided: new Map([[id<"commensal">("ana"), avoided]]) },
        );
        const held = (one: (typeof allergens)[number]) =>
          items.some(({ productId, items: parts }) =>
            [productId, ...parts.map((part) => part.productId)].some(
              (product) => product !== null && contained.get(product)?.includes(one) === true,
            ),
          );
        const expected = who === "ana" ? allergens.filter((one) => avoided.includes(one) && held(one)) : [];
        expect(told).toEqual(expected);
      },
    ),
  ));
