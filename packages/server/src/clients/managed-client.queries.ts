import type { ClientSort, ClientView } from "@cantina/domain/clients";
import {
  type CafeteriaId,
  type Cents,
  type DiscountCategoryId,
  type ProfileId,
  noMoney,
  searchText,
} from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { type ClientRow, clientColumns } from "./client.queries.ts";

export type ManagedRow = ClientRow & { readonly status: "ENABLED" | "DELETED"; readonly version: number };

export type ClientNarrowing = {
  readonly cafeteriaId: CafeteriaId;
  readonly search?: string | undefined;
  readonly categoryId?: DiscountCategoryId | undefined;
  readonly view: ClientView;
};

export type ClientQuery = ClientNarrowing & {
  readonly sort: ClientSort;
  readonly direction: "ASC" | "DESC";
  readonly offset: number;
  readonly limit: number;
};

const columns = sql`${clientColumns}, p.status, p.version`;

const minimum = sql`coalesce(p.minimum_balance, g.minimum_balance)`;

/** The tables beside `profile` that a view or a sort needs: what is not joined for 20,000 clients takes no time. */
type Part = { readonly on: RawBuilder<unknown>; readonly needs: readonly (keyof typeof joins)[] };

const joins = {
  account: sql`join account a on a.profile_id = p.id and a.kind = 'CLIENT'`,
  person: sql`join authentication_user u on u.id = p.authentication_user_id`,
  // Everybody has a category; an inner join's rows would be guessed too few, and then looked up one by one.
  category: sql`left join discount_category g on g.id = coalesce(p.discount_category_id, place.by_default)`,
} as const;

const views: Readonly<Record<ClientView, Part>> = {
  ALL: { on: sql`p.status = 'ENABLED'`, needs: [] },
  DEBT: { on: sql`a.balance < 0`, needs: ["account"] },
  LOW: { on: sql`p.status = 'ENABLED' and a.balance <= ${minimum}`, needs: ["account", "category"] },
  DELETED: { on: sql`p.status = 'DELETED'`, needs: [] },
};

const sorts: Readonly<Record<ClientSort, Part>> = {
  EMAIL: { on: sql`lower(u.email)`, needs: ["person"] },
  BALANCE: { on: sql`a.balance`, needs: ["account"] },
  MINIMUM_BALANCE: { on: minimum, needs: ["category"] },
  CATEGORY: { on: sql`g.name collate by_name`, needs: ["category"] },
};

/** Every word somewhere, whatever the accents. */
function wordsOf(search: string | undefined): readonly string[] {
  const words = searchText(search ?? "").split(/\s+/u);
  return words.filter((word) => word !== "").map((word) => `%${word.replaceAll(/[\\%_]/gu, "\\$&")}%`);
}

function sourceOf(asked: ClientNarrowing, needs: Part["needs"]): RawBuilder<unknown> {
  const { cafeteriaId, categoryId, search, view } = asked;
  const wanted = new Set([...views[view].needs, ...needs]);
  const words = wordsOf(search);
  return sql`
    from (select default_discount_category_id as by_default from cafeteria where id = ${cafeteriaId}) place
    join profile p on p.cafeteria_id = ${cafeteriaId} and p.type = 'CLIENT'
    ${sql.join(
      [...wanted].map((name) => joins[name]),
      sql` `,
    )}
   where ${views[view].on}
     ${words.length === 0 ? sql`` : sql`and p.search_text like all (${words}::text[])`}
     ${categoryId === undefined ? sql`` : sql`and coalesce(p.discount_category_id, place.by_default) = ${categoryId}`}`;
}

export type FoundClients = { readonly clients: readonly ManagedRow[]; readonly totalCount: number };

/** One page; the id settles what the sort leaves open, so that pages neither repeat nor lose anybody. CLIENTS-07 CLIENTS-08 */
export async function findClients(db: Kysely<unknown>, asked: ClientQuery): Promise<FoundClients> {
  const direction = asked.direction === "DESC" ? sql`desc` : sql`asc`;
  const sort = sorts[asked.sort];
  // Where few may match, going through everybody in the order of the sort until the page is full takes longer than sorting.
  const isNarrowed = asked.view !== "ALL" || wordsOf(asked.search).length > 0 || asked.categoryId !== undefined;
  const found = isNarrowed ? sql`materialized` : sql`not materialized`;
  const [page, counted] = await Promise.all([
    sql<ManagedRow>`
      with found as ${found} (select p.id, ${sort.on} as key ${sourceOf(asked, sort.needs)}),
           page as (
             select id, key from found order by key ${direction}, id ${direction}
             offset ${asked.offset} limit ${asked.limit})
      select ${columns} from page
        join profile p on p.id = page.id
        ${joins.person}
        ${joins.account}
       order by page.key ${direction}, page.id ${direction}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${sourceOf(asked, [])}`.execute(db),
  ]);
  return { clients: page.rows, totalCount: counted.rows[0]?.total ?? 0 };
}

/** Of everybody on all pages. CLIENTS-22 */
export async function sumBalances(db: Kysely<unknown>, asked: ClientNarrowing): Promise<Cents> {
  const { rows } = await sql<{ total: Cents }>`
    select coalesce(sum(a.balance), 0)::bigint as total ${sourceOf(asked, ["account"])}`.execute(db);
  return rows[0]?.total ?? noMoney;
}

/** Whatever its status. */
export async function findManagedClient(
  db: Kysely<unknown>,
  cafeteriaId: CafeteriaId,
  profileId: ProfileId | string,
): Promise<ManagedRow | undefined> {
  const { rows } = await sql<ManagedRow>`
    select ${columns} from profile p ${joins.person} ${joins.account}
     where p.cafeteria_id = ${cafeteriaId} and p.type = 'CLIENT' and p.id = ${profileId}`.execute(db);
  return rows[0];
}
