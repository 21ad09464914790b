import type { Diner, DiscountCategory } from "@cantina/domain/clients";
import { type ClassId, cents } from "@cantina/domain/kernel";
import * as fc from "fast-check";
import { anyId } from "./identity.ts";
import { anyAmount, anyPrice, anyShare } from "./money.ts";

export const anyDiscountCategory = (): fc.Arbitrary<DiscountCategory> =>
  fc.record({
    id: anyId<"discount-category">(),
    name: fc.constantFrom("General", "Docentes", "Becados"),
    rate: anyShare(),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 100_000 }).map(cents), { nil: null }),
    minimumBalance: anyAmount(-500_000, 0),
  });

/** An enabled commensal of one of the classes given, or of none. */
export const anyDiner = (classIds: readonly ClassId[] = []): fc.Arbitrary<Diner> =>
  fc
    .record({
      commensalId: anyId<"commensal">(),
      profileId: anyId<"profile">(),
      firstName: fc.constantFrom("Ana", "José", "Martín", "Zoe"),
      lastName: fc.constantFrom("Gómez", "Núñez", "Pérez", "Ñandú"),
      classId: classIds.length === 0 ? fc.constant(null) : fc.constantFrom(null, ...classIds),
      dailyLimit: fc.option(anyPrice(1_000_000), { nil: null }),
      balance: anyAmount(-500_000, 5_000_000),
      category: anyDiscountCategory(),
    })
    .map(({ commensalId, profileId, firstName, lastName, classId, dailyLimit, balance, category }): Diner => {
      const commensal = {
        id: commensalId,
        profileId,
        firstName,
        lastName,
        classId,
        status: "ENABLED" as const,
        discountCategoryId: category.id,
        cardCode: null,
        imageUrl: null,
        allergies: null,
        allergens: [],
        dailyLimit,
      };
      const username = `${firstName} ${lastName}`;
      const email = `${lastName.toLowerCase()}@example.com`;
      const terms = { minimumBalance: null, discountCategoryId: null, familyCode: null };
      const client = { id: profileId, username, email, balance, ...terms, commensals: [commensal] };
      return { commensal, client, className: null, category, minimumBalance: category.minimumBalance };
    });
