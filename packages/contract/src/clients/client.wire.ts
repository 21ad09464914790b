import { privilegeLevels, profileTypes } from "@cantina/domain/access";
import { commensalStatuses } from "@cantina/domain/clients";
import { textLimits } from "@cantina/domain/kernel";
import * as v from "valibot";
import { fraction, idOf, instantText, money, textUpTo, toldAllergens, version } from "../wire/index.ts";

const commensal = v.object({
  id: idOf<"commensal">(),
  profileId: idOf<"profile">(),
  firstName: v.string(),
  lastName: v.string(),
  classId: v.nullable(idOf<"class">()),
  status: v.picklist(commensalStatuses),
  discountCategoryId: v.nullable(idOf<"discount-category">()),
  cardCode: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  allergies: v.nullable(v.string()),
  /** What a sale to it is stopped for. */
  allergens: toldAllergens,
  dailyLimit: v.nullable(money),
});

/** As a reader types it between % and $, and without them. */
export const cardCode = v.pipe(
  textUpTo(textLimits.name),
  v.trim(),
  v.minLength(1, "Es obligatorio"),
  v.check((code) => !/[%$]/u.test(code), "No puede contener % ni $"),
);

export const clientAccount = v.object({
  id: idOf<"profile">(),
  username: v.string(),
  email: v.string(),
  balance: money,
  minimumBalance: v.nullable(money),
  discountCategoryId: v.nullable(idOf<"discount-category">()),
  familyCode: v.nullable(v.string()),
  commensals: v.array(commensal),
});

export const profileStatuses = ["ENABLED", "DELETED"] as const;

const commensalSubscription = v.object({
  commensalId: idOf<"commensal">(),
  subscriptionId: idOf<"subscription">(),
  name: v.string(),
});

/** Somebody of a cafeteria. Staff have no account here: their balance is 0, and they have no commensals. */
export const profile = v.object({
  ...clientAccount.entries,
  type: v.exactOptional(v.picklist(profileTypes)),
  /** null: a client. */
  privilegeLevel: v.exactOptional(v.nullable(v.picklist(privilegeLevels))),
  cafeteriaId: v.exactOptional(idOf<"cafeteria">()),
  status: v.exactOptional(v.picklist(profileStatuses)),
  commensals: v.array(v.object({ ...commensal.entries, className: v.exactOptional(v.nullable(v.string())) })),
  commensalSubscriptions: v.exactOptional(v.array(commensalSubscription)),
});

export const discountCategory = v.object({
  id: idOf<"discount-category">(),
  name: v.string(),
  rate: fraction,
  maxDiscount: v.nullable(money),
  minimumBalance: money,
  version,
  /** What it was called before it lost its name to another one; absent once somebody has saved it. */
  formerName: v.exactOptional(v.string()),
});

/** A food that a commensal's family has ruled out, by itself or with its category. */
export const restriction = v.object({ productId: idOf<"product">(), name: v.string() });

const named = <Kind extends string>() => v.array(v.object({ id: idOf<Kind>(), name: v.string() }));

/** As they were decided on: what a form of them begins with. */
export const restrictionSettings = v.object({
  products: named<"product">(),
  categories: named<"category">(),
  version,
  /** null: nobody has changed them. */
  lastChange: v.nullable(v.object({ at: instantText, by: v.object({ name: v.string() }) })),
});
