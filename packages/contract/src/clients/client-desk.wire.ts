import { statementKinds } from "@cantina/domain/clients";
import { paymentMethods } from "@cantina/domain/cafeteria";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import {
  allergenList,
  email,
  idOf,
  instantText,
  money,
  nameText,
  seenVersion,
  textUpTo,
  uncheckedFraction,
  version,
} from "../wire/index.ts";
import { clientAccount } from "./client.wire.ts";

export const managedClient = v.object({
  ...clientAccount.entries,
  status: v.picklist(["ENABLED", "DELETED"]),
  version,
});

const minimumBalance = v.pipe(
  money,
  v.check((amount) => amount <= 0, "No puede ser mayor que 0"),
);

const dailyLimit = v.pipe(
  money,
  v.check((amount) => amount >= 0, "No puede ser menor que 0"),
);

/** What a commensal may have: of what is left out nothing changes, null takes away what there is. CLIENTS-23 */
export const commensalCare = {
  allergies: v.nullable(v.pipe(textUpTo(textLimits.allergies), v.trim())),
  allergens: allergenList,
  dailyLimit: v.nullable(dailyLimit),
};

/** A photo is the file part of that name; null takes away the one there is. */
const photoPart = v.pipe(v.string(), v.regex(/^image-\d{1,2}$/u, "Debe ser image- y un número"));

const newCommensal = v.object({
  firstName: nameText,
  lastName: nameText,
  classId: idOf<"class">(),
  image: v.optional(v.nullable(photoPart)),
  allergies: v.optional(commensalCare.allergies),
  allergens: v.optional(commensalCare.allergens),
  dailyLimit: v.optional(commensalCare.dailyLimit),
});

const terms = {
  username: nameText,
  discountCategoryId: v.nullable(idOf<"discount-category">()),
  /** null: the category's. */
  minimumBalance: v.nullable(minimumBalance),
  familyCode: v.optional(v.nullable(v.pipe(textUpTo(64), v.trim()))),
};

export const newClient = v.object({
  email,
  ...terms,
  commensals: v.pipe(v.array(newCommensal), v.maxLength(20)),
});

/** What is left out stays as it is. */
export const clientChange = v.object({
  version: seenVersion,
  /** The account's own: nobody else's (UNIQUE_EMAIL_CONFLICT), and no new one. */
  email: v.optional(email),
  username: v.optional(terms.username),
  discountCategoryId: v.optional(terms.discountCategoryId),
  minimumBalance: v.optional(terms.minimumBalance),
  familyCode: terms.familyCode,
  /** New ones (no id) and changed ones; the others stay as they are. */
  commensals: v.optional(
    v.pipe(
      v.array(v.object({ id: v.optional(v.nullable(idOf<"commensal">()), null), ...newCommensal.entries })),
      v.maxLength(20),
    ),
    [],
  ),
});

/** A rate beyond 0 to 1, and a cap that is no whole amount above 0, are INVALID_DISCOUNT. */
const discountTerms = {
  name: nameText,
  rate: uncheckedFraction,
  /** null: no cap. */
  maxDiscount: v.optional(v.nullable(money), null),
  minimumBalance,
};

export const newDiscountCategory = v.object(discountTerms);
export const discountCategoryChange = v.object({ version: seenVersion, ...discountTerms });

export const statementEntry = v.object({
  id: v.string(),
  at: instantText,
  kind: v.picklist(statementKinds),
  isRevert: v.boolean(),
  amount: money,
  balanceAfter: money,
  transactionId: v.nullable(idOf<"order">()),
  commensalName: v.nullable(v.string()),
  concept: v.nullable(v.string()),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
});
