import { originMedia } from "@cantina/domain/orders";
import * as v from "valibot";
import { idOf, instantText } from "../wire/index.ts";
import { orderItem } from "./order.wire.ts";

/** Of a line, what a kitchen needs to know. */
const { type, productId, productVersion, name, productLabel, quantity, items } = orderItem.entries;

/** A pending order for a day to come. */
export const futureOrder = v.object({
  id: idOf<"order">(),
  /** The one that it was sold for: its name, and where it stands among the others. */
  class: v.nullable(v.string()),
  classId: v.nullable(idOf<"class">()),
  classPosition: v.nullable(v.number()),
  commensalId: v.nullable(idOf<"commensal">()),
  /** Null for nobody in particular, and for somebody deleted to who may not know the name. */
  commensalName: v.nullable(v.string()),
  commensalLastName: v.nullable(v.string()),
  isDeleted: v.boolean(),
  allergies: v.nullable(v.string()),
  comments: v.string(),
  pickupDateTime: instantText,
  originMedium: v.picklist(originMedia),
  orderItems: v.array(v.object({ type, productId, productVersion, name, productLabel, quantity, items })),
});
