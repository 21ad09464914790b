import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Feature } from "@cantina/domain/cafeteria";
import type { Database } from "@cantina/server/db";

export const testPassword = "Prueba2026";

/** A password is verified at the cost that its hash names; what the product's own costs, its tests say. */
const leastCost = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
let testHash: Promise<string> | undefined;

export type Staff = { readonly userId: string; readonly profileId: string; readonly email: string };

type Person = "system" | "administrator" | "employee" | "client";
type Made = { readonly id: string; readonly categoryId: string } & { readonly [P in Person]: Staff };

const levels: Readonly<Record<Person, string | null>> = {
  system: "SYSTEM_ADMINISTRATOR",
  administrator: "CAFETERIA_ADMINISTRATOR",
  employee: "CAFETERIA_EMPLOYEE",
  client: null,
};

type Wanted = { readonly name?: string; readonly features?: readonly Feature[] };

/** A cafeteria with one person of each role, all with `testPassword`. */
export async function makeCafeteria({ query }: Pick<Database<unknown>, "query">, wanted: Wanted = {}): Promise<Made> {
  const { name = "Comedor de prueba", features = [] } = wanted;
  const id = randomUUID();
  const categoryId = randomUUID();
  const code = id.slice(0, 8).toUpperCase();
  await query("insert into country (id, name) values ($1, 'Argentina') on conflict do nothing", ["AR"]);
  await query(
    `with place as (
       insert into cafeteria (id, name, code, country_id, tz_name, features, default_discount_category_id)
       values ($1, $2, $3, 'AR', 'America/Argentina/Buenos_Aires', $4::text[], $5) returning id)
     insert into discount_category (id, cafeteria_id, name, rate_basis_points) select $5, id, 'General', 0 from place`,
    [id, name, code, features, categoryId],
  );
  const passwordHash = await (testHash ??= hash(testPassword, leastCost));
  const person = async (kind: Person): Promise<Staff> => {
    const userId = randomUUID();
    const profileId = randomUUID();
    const email = `${kind}.${code.toLowerCase()}@prueba.test`;
    await query(
      "insert into authentication_user (id, email, password_hash, confirmed_at) values ($1, $2, $3, clock_timestamp())",
      [userId, email, passwordHash],
    );
    await query(
      `insert into profile (id, authentication_user_id, cafeteria_id, username, type, privilege_level)
       values ($1, $2, $3, $4, case when $5::text is null then 'CLIENT' else 'CAFETERIA' end, $5::text)`,
      [profileId, userId, id, kind, levels[kind]],
    );
    return { userId, profileId, email };
  };
  return {
    id,
    categoryId,
    system: await person("system"),
    administrator: await person("administrator"),
    employee: await person("employee"),
    client: await person("client"),
  };
}
