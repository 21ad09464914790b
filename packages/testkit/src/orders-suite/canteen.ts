import { randomUUID } from "node:crypto";
import type { Feature } from "@cantina/domain/cafeteria";
import { type CafeteriaId, type ClassId, type ProfileId, id } from "@cantina/domain/kernel";

/** Runs one statement; what `Database.query` of the server does. */
export type Query = (text: string, values: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;

export type CanteenOptions = {
  readonly features?: readonly Feature[];
  readonly timeZone?: string;
  readonly customPaymentMethod?: string | null;
  readonly allowIgnoreMinimumBalance?: boolean;
  /** Minor units. */
  readonly balanceFloor?: number;
  /** Of the default category, basis points. */
  readonly discountRate?: number;
};

export type Canteen = {
  readonly cafeteriaId: CafeteriaId;
  readonly classId: ClassId;
  readonly categoryId: string;
  readonly discountCategoryId: string;
  readonly employeeId: ProfileId;
  readonly administratorId: ProfileId;
};

/** A profile of its own person. */
export async function addProfile(query: Query, cafeteriaId: string, level: string | null): Promise<ProfileId> {
  const [userId, profileId] = [randomUUID(), id<"profile">(randomUUID())];
  await query("insert into authentication_user (id, email, confirmed_at) values ($1, $2, now())", [
    userId,
    `${userId}@example.org`,
  ]);
  await query(
    `insert into profile (id, authentication_user_id, cafeteria_id, username, type, privilege_level)
     values ($1, $2, $3, 'Persona', $4, $5)`,
    [profileId, userId, cafeteriaId, level === null ? "CLIENT" : "CAFETERIA", level],
  );
  return profileId;
}

/** A cafeteria with a class, a category and staff, straight in the database. */
export async function openCanteen(query: Query, options: CanteenOptions = {}): Promise<Canteen> {
  const cafeteriaId = id<"cafeteria">(randomUUID());
  const classId = id<"class">(randomUUID());
  const [categoryId, discountCategoryId] = [randomUUID(), randomUUID()];
  await query("insert into country (id, name) values ($1, 'Argentina') on conflict do nothing", ["AR"]);
  // One statement, because cafeteria and default category name each other.
  await query(
    `with place as (
       insert into cafeteria (id, name, code, country_id, tz_name, features, custom_payment_method,
         allow_ignore_minimum_balance, balance_floor, default_discount_category_id)
       values ($1, 'Comedor', $9, 'AR', $3, $4, $5, $6, $7, $2))
     insert into discount_category (id, cafeteria_id, name, rate_basis_points) values ($2, $1, 'General', $8)`,
    [
      cafeteriaId,
      discountCategoryId,
      options.timeZone ?? "America/Argentina/Buenos_Aires",
      options.features ?? [],
      options.customPaymentMethod ?? null,
      options.allowIgnoreMinimumBalance ?? false,
      options.balanceFloor ?? -100_000,
      options.discountRate ?? 0,
      cafeteriaId,
    ],
  );
  await query("insert into cafeteria_class (id, cafeteria_id, name, position) values ($1, $2, '3º A', 1)", [
    classId,
    cafeteriaId,
  ]);
  await query("insert into category (id, cafeteria_id, name, position) values ($1, $2, 'Bebidas', 1)", [
    categoryId,
    cafeteriaId,
  ]);
  return {
    cafeteriaId,
    classId,
    categoryId,
    discountCategoryId,
    employeeId: await addProfile(query, cafeteriaId, "CAFETERIA_EMPLOYEE"),
    administratorId: await addProfile(query, cafeteriaId, "CAFETERIA_ADMINISTRATOR"),
  };
}
