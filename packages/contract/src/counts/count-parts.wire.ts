import { mostCountRows } from "@cantina/domain/counts";
import * as v from "valibot";
import { givenInstant, idOf, instantText, namedPerson } from "../wire/index.ts";

/** Of one thing that was counted; `thing` names it, and `amount` is how much can be typed of it. */
export const newCountOf = <Thing extends v.ObjectEntries, Amount extends v.GenericSchema<number, number>>(
  thing: Thing,
  amount: Amount,
  texts: { readonly nobody: string; readonly things: string },
) =>
  v.object({
    rows: v.pipe(
      v.array(
        v.object({
          ...thing,
          /** When it was counted. */
          countedAt: givenInstant,
          quantity: amount,
        }),
      ),
      v.minLength(1, texts.nobody),
      v.maxLength(mostCountRows, `Hasta ${mostCountRows.toLocaleString("es-AR")} ${texts.things} por conteo`),
    ),
  });

export const countHead = {
  id: idOf<"count">(),
  dateTime: instantText,
  profileId: idOf<"profile">(),
  profile: v.nullable(namedPerson),
};

/** What the row of each thing tells. */
export const countedRow = <Amount extends v.GenericSchema<number, number>>(amount: Amount) => ({
  countedAt: instantText,
  counted: amount,
  /** What stood there at that instant, as the books know it. */
  expected: amount,
  /** Counted less expected. */
  difference: amount,
  /** The count of a later instant that held already; this one moves nothing. */
  supersededBy: v.nullable(idOf<"count">()),
});

export const countQuery = v.object({ dryRun: v.optional(v.picklist(["true", "false"]), "false") });
