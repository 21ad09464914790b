import { assignedIdLimit, assignedIdSigns } from "@cantina/domain/provider-settings";
import * as v from "valibot";
import { instantText, percent, textUpTo } from "../wire/index.ts";

/** What a provider calls a canteen. */
export const assignedId = v.pipe(
  textUpTo(assignedIdLimit),
  v.trim(),
  v.regex(assignedIdSigns, "Debe tener letras, números, puntos, guiones o dos puntos"),
);

/** How a cafeteria stands with a provider that calls it by such an id; each has a word of its own for that one. */
export const assignedStanding = {
  /** Whether this server has been told how to reach it, and it stands in the cafeteria's country. */
  isAvailable: v.boolean(),
  isAssigned: v.boolean(),
  assignedAt: v.nullable(instantText),
  /** What the buyer pays on top of what is topped up. */
  userSurchargeFee: percent,
};

export const surcharge = v.object({ userSurchargeFee: percent });
