import { makeCafeteria, withTestDatabase } from "@cantina/testkit/database";
import { beforeAll, expect, test } from "vitest";
import { settleMail, takeTurn } from "./owed-mails.queries.ts";

const place = withTestDatabase();
const table = "payment_difference_mail";

beforeAll(async () => {
  const { id, administrator } = await makeCafeteria(place().database);
  const owe = "insert into payment_difference_mail (cafeteria_id, profile_id, difference_ids) values ($1, $2, '{}')";
  for (let count = 0; count < 2; count += 1) await place().database.query(owe, [id, administrator.profileId]);
});

test("[OWED-01] of two servers that look at once each takes the turn of another mail, and waits for nobody", async () => {
  const another = await place().openServing();
  const { kysely, query } = place().database;
  const [mine, theirs, none] = await kysely.transaction().execute(async (turn) => {
    const first = await takeTurn(turn, table);
    return [first, await takeTurn(another.kysely, table), await takeTurn(another.kysely, table)];
  });
  expect(mine).toEqual(expect.any(Number));
  expect(theirs).toEqual(expect.any(Number));
  expect(theirs).not.toBe(mine);
  // The third looked while the first still had its turn.
  expect(none).toBeUndefined();
  await settleMail(kysely, table, mine ?? 0);
  expect(await query("select id::int from payment_difference_mail", [])).toEqual([{ id: theirs }]);
});
