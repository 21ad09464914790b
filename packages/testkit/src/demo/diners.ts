import type { CafeteriaClass } from "@cantina/domain/cafeteria";
import {
  type ClientAccount,
  type Commensal,
  type DiscountCategory,
  discountCategoryFor,
} from "@cantina/domain/clients";
import { type Cents, basisPoints, cents, id } from "@cantina/domain/kernel";

import { demoAccounts } from "./accounts.ts";
import { allergies, firstNames, lastNames } from "./names.ts";
import type { Random } from "./random.ts";

export type DemoCategories = {
  readonly general: DiscountCategory;
  readonly staff: DiscountCategory;
  readonly grant: DiscountCategory;
};

/** A commensal with what a sale needs of its client. */
export type DemoDiner = {
  readonly commensal: Commensal;
  readonly client: ClientAccount;
  readonly category: DiscountCategory;
};

export const demoClasses = (random: Random): readonly CafeteriaClass[] =>
  ["1", "2", "3", "4", "5", "6"]
    .flatMap((year) => [`${year}° A`, `${year}° B`])
    .map((name, position) => ({ id: id<"class">(random.uuid()), name, position }));

export const demoCategories = (random: Random): DemoCategories => ({
  general: {
    id: id<"discount-category">(random.uuid()),
    name: "General",
    rate: basisPoints(0),
    maxDiscount: null,
    minimumBalance: cents(-200_000),
  },
  staff: {
    id: id<"discount-category">(random.uuid()),
    name: "Docentes",
    rate: basisPoints(1000),
    maxDiscount: cents(60_000),
    minimumBalance: cents(-1_000_000),
  },
  grant: {
    id: id<"discount-category">(random.uuid()),
    name: "Beca",
    rate: basisPoints(5000),
    maxDiscount: null,
    minimumBalance: cents(0),
  },
});

const asEmail = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, ".");

/** From debt within what the minimum allows to rich. */
const balanceFor = (random: Random, minimum: Cents): Cents => {
  const kind = random.next();
  if (kind < 0.12) return cents(-random.whole(0, Math.floor(-minimum / 5000)) * 5000);
  if (kind < 0.3) return cents(random.whole(2, 60) * 5000);
  if (kind < 0.9) return cents(random.whole(60, 900) * 5000);
  return cents(random.whole(900, 3000) * 5000);
};

type Household = {
  readonly classes: readonly CafeteriaClass[];
  readonly categories: DemoCategories;
  readonly code: string;
  readonly clients: number;
  readonly commensals: number;
};

const categoryOf = (random: Random, { staff, grant }: DemoCategories): DiscountCategory | null => {
  const kind = random.next();
  return kind < 0.08 ? staff : kind < 0.16 ? grant : null;
};

/** The family of the pictures: its balance and its class are known by heart. */
const asFamilyGomez = (client: ClientAccount, classes: readonly CafeteriaClass[]): ClientAccount => ({
  ...client,
  username: demoAccounts.family.username,
  email: demoAccounts.family.email,
  balance: cents(2_145_000),
  minimumBalance: null,
  discountCategoryId: null,
  commensals: client.commensals.map((commensal, index) => ({
    ...commensal,
    firstName: index === 0 ? "Valentina" : "Bruno",
    lastName: "Gómez",
    classId: (index === 0 ? classes[5] : classes[0])?.id ?? null,
    discountCategoryId: null,
    allergies: index === 0 ? null : "Alergia al maní",
    allergens: index === 0 ? [] : ["PEANUTS"],
    dailyLimit: index === 0 ? null : cents(400_000),
  })),
});

export function demoClients(random: Random, household: Household): readonly ClientAccount[] {
  const { classes, categories, code, clients, commensals } = household;
  let cards = 0;
  const commensalOf = (profileId: ClientAccount["id"], lastName: string): Commensal => ({
    id: id<"commensal">(random.uuid()),
    profileId,
    firstName: random.pick(firstNames),
    lastName,
    classId: random.pick(classes).id,
    status: "ENABLED",
    discountCategoryId: random.happens(0.04) ? categories.grant.id : null,
    cardCode: random.happens(0.35) ? `${code}${String((cards += 1)).padStart(5, "0")}` : null,
    imageUrl: null,
    allergies: random.happens(0.09) ? random.pick(allergies) : null,
    allergens: [],
    dailyLimit: random.happens(0.1) ? cents(random.whole(10, 30) * 50_000) : null,
  });
  const clientOf = (index: number): ClientAccount => {
    const profileId = id<"profile">(random.uuid());
    const lastName = random.pick(lastNames);
    const category = categoryOf(random, categories);
    const isTeacher = category === categories.staff;
    const children = index < commensals - clients ? 2 : 1;
    const people = Array.from({ length: children }, () => commensalOf(profileId, lastName));
    const minimumBalance = random.happens(0.08) ? cents(-random.whole(1, 3) * 500_000) : null;
    const first = people[0];
    return {
      id: profileId,
      username: isTeacher && first !== undefined ? `${first.firstName} ${lastName}` : `Familia ${lastName}`,
      email: `${asEmail(lastName)}.${code.slice(0, 2).toLowerCase()}${index + 1}@correo.demo`,
      balance: balanceFor(random, minimumBalance ?? (category ?? categories.general).minimumBalance),
      minimumBalance,
      discountCategoryId: category?.id ?? null,
      familyCode: `${code.slice(0, 2)}${String(index + 1).padStart(4, "0")}`,
      // Teachers eat too, but sit in no class.
      commensals: isTeacher ? people.map((one) => ({ ...one, classId: null, discountCategoryId: null })) : people,
    };
  };
  return Array.from({ length: clients }, (_, index) => clientOf(index));
}

/** As the first client, which has two commensals. */
export const withFamilyGomez = (
  clients: readonly ClientAccount[],
  classes: readonly CafeteriaClass[],
): readonly ClientAccount[] => clients.map((client, index) => (index === 0 ? asFamilyGomez(client, classes) : client));

export function demoDiners(clients: readonly ClientAccount[], categories: DemoCategories): readonly DemoDiner[] {
  const byId = new Map(Object.values(categories).map((category) => [category.id, category]));
  return clients.flatMap((client) =>
    client.commensals.map((commensal) => ({
      commensal,
      client,
      category:
        discountCategoryFor(commensal, client, { byId, fallbackId: categories.general.id }) ?? categories.general,
    })),
  );
}
