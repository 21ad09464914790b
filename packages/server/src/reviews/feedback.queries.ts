import type { FeedbackData } from "@cantina/contract/reviews";
import { type CafeteriaId, type FeedbackId, type Instant, type ProfileId, searchText } from "@cantina/domain/kernel";
import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";
import { instantOf } from "../orders/index.ts";
import { type Reader, personOf } from "../transactions/index.ts";

export type FeedbackToWrite = {
  readonly id: FeedbackId;
  readonly cafeteriaId: CafeteriaId;
  readonly profileId: ProfileId;
  readonly suggestion: string;
  readonly at: Instant;
};

export async function insertFeedback(trx: Transaction<unknown>, written: FeedbackToWrite): Promise<void> {
  await sql`
    insert into feedback (id, cafeteria_id, profile_id, suggestion, at)
    values (${written.id}, ${written.cafeteriaId}, ${written.profileId}, ${written.suggestion}, ${written.at})`.execute(
    trx,
  );
}

type Row = Omit<FeedbackData, "username" | "email" | "isDeleted"> & {
  readonly username: string;
  readonly email: string;
  readonly status: string;
};

const columns = sql`f.id, f.suggestion, ${instantOf("f.at")} as ts, p.username, u.email, p.status,
  k.name as "cafeteriaName"`;

const joins = sql`
  join profile p on p.id = f.profile_id
  join authentication_user u on u.id = p.authentication_user_id
  join cafeteria k on k.id = f.cafeteria_id`;

/** REVIEWS-07 */
function feedbackOf({ username, status, ...row }: Row, reader: Reader): FeedbackData {
  const { name, isDeleted } = personOf(username, status, reader) ?? { name: null, isDeleted: true };
  const { id, suggestion, ts, email, cafeteriaName } = row;
  return { id, suggestion, ts, username: name, email: name === null ? null : email, isDeleted, cafeteriaName };
}

export async function readFeedback(
  db: Kysely<unknown>,
  feedbackId: FeedbackId,
  reader: Reader,
): Promise<FeedbackData | undefined> {
  const { rows } = await sql<Row>`select ${columns} from feedback f ${joins} where f.id = ${feedbackId}`.execute(db);
  return rows.map((row) => feedbackOf(row, reader))[0];
}

export type FeedbackQuestion = {
  /** null: of all. */
  readonly cafeteriaId: CafeteriaId | null;
  readonly search?: string | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly reader: Reader;
};

/** Each word somewhere, whatever accents and case. */
const wordsOf = (search: string | undefined): readonly string[] =>
  searchText(search ?? "")
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, "\\$&")}%`);

/** What a search doesn't say joins nobody. */
function narrowed({ cafeteriaId, search, reader }: FeedbackQuestion): RawBuilder<unknown> {
  const words = wordsOf(search);
  const place = cafeteriaId === null ? sql`true` : sql`f.cafeteria_id = ${cafeteriaId}`;
  if (words.length === 0) return sql`where ${place}`;
  return sql`${joins} where ${place} and name_key(concat_ws(' ', f.suggestion,
    ${cafeteriaId === null ? sql`k.name` : sql`null`},
    case when ${reader.seesDeleted} or p.status <> 'DELETED' then p.username || ' ' || u.email end))
    like all (${words}::text[])`;
}

/** One page, newest first, with how many there are in all. REVIEWS-06 */
export async function listFeedback(
  db: Kysely<unknown>,
  asked: FeedbackQuestion,
): Promise<{ readonly data: readonly FeedbackData[]; readonly totalCount: number }> {
  const [page, counted] = await Promise.all([
    sql<Row>`
      with page as (
        select f.* from feedback f ${narrowed(asked)}
         order by f.at desc, f.id desc offset ${asked.offset} limit ${asked.limit})
      select ${columns} from page f ${joins} order by f.at desc, f.id desc`.execute(db),
    sql<{ readonly total: number }>`select count(*) as total from feedback f ${narrowed(asked)}`.execute(db),
  ]);
  return {
    data: page.rows.map((row) => feedbackOf(row, asked.reader)),
    totalCount: counted.rows[0]?.total ?? 0,
  };
}
