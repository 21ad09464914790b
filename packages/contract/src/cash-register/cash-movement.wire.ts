import * as v from "valibot";
import { instantText, money } from "../wire/index.ts";

export const cashMovement = v.object({
  id: v.pipe(v.string(), v.uuid()),
  sessionId: v.pipe(v.string(), v.uuid()),
  sessionNumber: v.number(),
  type: v.picklist(["OPEN", "CLOSE", "IN", "OUT"]),
  amount: money,
  description: v.string(),
  date: instantText,
  /** Only on CLOSE: what should have been in the drawer, and counted − expected. */
  expected: v.nullable(money),
  difference: v.nullable(money),
});
