import type { Database } from "@cantina/server/db";
import { hash } from "@node-rs/argon2";

import { placesOf } from "../bench-data.ts";
import type { Credentials } from "../till-client.ts";

export type District = { readonly cafeterias: number; readonly tillsPerCafeteria: number };

const products = 40;
const diners = 100;
const password = "Vendedor2026";

/** Who sells at a till, both counted from 1. Each has an e-mail of its own, as the server counts who tries to sign in. */
export const sellerAt = (cafeteria: number, till: number): Credentials => ({
  email: `till-${till}.district${cafeteria}@bench.test`,
  password,
});

const places = (cafeterias: number): string =>
  placesOf(`select 'Escuela ' || n, 'DISTRICT' || n from generate_series(1, ${cafeterias}) n`);

/** One in ten has a discount, one in ten a limit, and each has more money than an hour can cost. */
const people = `
insert into authentication_user (email, confirmed_at)
select 'diner-' || n || '.' || lower(c.code) || '@bench.test', now() from cafeteria c, generate_series(1, ${diners}) n;
insert into profile (authentication_user_id, cafeteria_id, username, type, discount_category_id)
select u.id, c.id, 'Familia ' || n, 'CLIENT', case when n % 10 = 7 then g.id end
  from cafeteria c cross join generate_series(1, ${diners}) n
  join discount_category g on g.cafeteria_id = c.id and g.name = 'Docentes'
  join authentication_user u on u.email = 'diner-' || n || '.' || lower(c.code) || '@bench.test';
insert into commensal (cafeteria_id, profile_id, first_name, last_name, class_id, daily_limit)
select p.cafeteria_id, p.id, 'Comensal', n::text, k.id, case when n % 10 = 3 then 100000000000 end
  from generate_series(1, ${diners}) n
  join profile p on p.username = 'Familia ' || n
  join cafeteria_class k on k.cafeteria_id = p.cafeteria_id and k.position = 1 + n % 6;
insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
select a.cafeteria_id, k.id, a.id, 100000000000, 'CORRECTION', gen_random_uuid()
  from account a join account k on k.cafeteria_id = a.cafeteria_id and k.kind = 'CORRECTIONS' where a.kind = 'CLIENT';`;

const sellers = (tills: number, passwordHash: string): string => `
insert into authentication_user (email, confirmed_at, password_hash)
select 'till-' || n || '.' || lower(c.code) || '@bench.test', now(), '${passwordHash}'
  from cafeteria c, generate_series(1, ${tills}) n;
insert into profile (authentication_user_id, cafeteria_id, username, type, privilege_level)
select u.id, c.id, 'Caja ' || n, 'CAFETERIA', 'CAFETERIA_EMPLOYEE'
  from cafeteria c cross join generate_series(1, ${tills}) n
  join authentication_user u on u.email = 'till-' || n || '.' || lower(c.code) || '@bench.test';
insert into register_session (cafeteria_id, seller_id, number, opening_amount)
select p.cafeteria_id, p.id, n, 0 from generate_series(1, ${tills}) n join profile p on p.username = 'Caja ' || n;
insert into cash_movement (register_session_id, type, amount, date_time)
select id, 'OPEN', 0, opened_at from register_session;
insert into account (cafeteria_id, kind, register_session_id, balance)
select cafeteria_id, 'DRAWER', id, 0 from register_session;`;

const goods = `
insert into category (cafeteria_id, name, position) select id, 'Todo', 0 from cafeteria;
insert into product (cafeteria_id, category_id, position, current_stock, daily_limit)
select g.cafeteria_id, g.id, n, 1000000000, case when n % 5 = 0 then 1000000000 end
  from category g, generate_series(1, ${products}) n;
insert into product_version (product_id, version, name, price)
select id, 1, 'Producto ' || position, 50000 + position * 1733 from product;
insert into stock_flow (cafeteria_id, product_id, type, amount)
select cafeteria_id, id, 'INITIALIZE_STOCK', current_stock from product;`;

/**
 * Into an empty, migrated database: so many active cafeterias, each with goods on the shelf, diners with money, and a
 * seller with an open register for each till. With the triggers on, so that the books agree from the first day.
 */
export const fillDistrict =
  ({ cafeterias, tillsPerCafeteria }: District) =>
  async ({ query }: Pick<Database<unknown>, "query">): Promise<void> => {
    // One for all of them: a hash is slow by intent, and who signs in pays for it anyway.
    const passwordHash = await hash(password);
    await query([places(cafeterias), people, sellers(tillsPerCafeteria, passwordHash), goods].join("\n"), []);
  };
