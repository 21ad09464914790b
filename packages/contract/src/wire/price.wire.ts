import { cartLimits } from "@cantina/domain/sale";
import * as v from "valibot";
import { nonNegativeMoney } from "./money.wire.ts";

/** What one unit costs; bounded so that the sum of any cart is exact. SALE-04 */
export const unitPrice = v.pipe(
  nonNegativeMoney,
  v.check((amount) => amount <= cartLimits.unitPrice, "El precio es demasiado alto"),
);
