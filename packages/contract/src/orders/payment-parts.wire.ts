import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";
import * as v from "valibot";
import { nonNegativeMoney } from "../wire/index.ts";

/** What each of several methods pays of one sale. Whether they make it is the sale's rule to say. */
export const paymentParts = <const Methods extends readonly CounterPaymentMethod[]>(methods: Methods) =>
  v.pipe(
    v.array(v.object({ paymentMethod: v.picklist(methods), amount: nonNegativeMoney })),
    v.minLength(2, "Debe haber al menos dos formas de pago"),
    v.maxLength(methods.length),
  );
