import { BrokenInvariant } from "@cantina/domain/kernel";
import { countDeadlocks, withTestServer } from "@cantina/testkit/database";
import { openCounter } from "@cantina/testkit/orders-suite";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";

const server = withTestServer();
let cafeteriaId: string;
let clients: readonly string[];
/** Two clients and a drawer, whose balances are kept, and two whose are not. */
let accounts: readonly string[];

const ask = (text: string, ...values: readonly unknown[]) => server().database.query(text, values);
type Posting = { readonly debit: string; readonly credit: string; readonly amount: number };
const insertion = `insert into posting (cafeteria_id, debit_account_id, credit_account_id, amount, cause_kind, cause_id)
  select $1, p.debit, p.credit, p.amount, 'CORRECTION', gen_random_uuid()
    from json_to_recordset($2) as p(debit bigint, credit bigint, amount bigint)`;
const post = (postings: readonly Posting[]) => ask(insertion, cafeteriaId, JSON.stringify(postings));
const balances = async () => {
  const rows = await ask(
    "select id::text, balance::int from account where balance is not null and id = any ($1)",
    accounts,
  );
  return new Map(rows.map(({ id, balance }) => [String(id), Number(balance)]));
};

beforeAll(async () => {
  const counter = await openCounter(server().database, server(), {});
  cafeteriaId = counter.canteen.cafeteriaId;
  const diners = [await counter.diner({ balance: 5_000_000 }), await counter.diner({ balance: 5_000_000 })];
  await ask(
    `with session as (
       insert into register_session (cafeteria_id, seller_id, number, opening_amount) values ($1, $2, 1, 0) returning id
     ) insert into account (cafeteria_id, kind, register_session_id, balance) select $1, 'DRAWER', id, 0 from session`,
    cafeteriaId,
    counter.canteen.employeeId,
  );
  const rows = await ask(
    `select id::text, kind from account
      where cafeteria_id = $1 and (profile_id = any ($2) or kind in ('DRAWER', 'SALES', 'CARD')) order by id`,
    cafeteriaId,
    diners.map(({ clientId }) => clientId),
  );
  accounts = rows.map(({ id }) => String(id));
  clients = rows.filter(({ kind }) => kind === "CLIENT").map(({ id }) => String(id));
});

describe("[BOOK-09] the postings of one statement", () => {
  test("leave each balance at their sum, however often and on whichever side they name its account", async () => {
    const account = () => fc.constantFrom(...accounts);
    const posting = fc
      .record({ debit: account(), credit: account(), amount: fc.integer({ min: 1, max: 900 }) })
      .filter(({ debit, credit }) => debit !== credit);
    await fc.assert(
      fc.asyncProperty(fc.array(posting, { minLength: 1, maxLength: 12 }), async (postings) => {
        const expected = new Map(await balances());
        for (const [id, before] of expected) {
          // What is credited to a client is theirs; what is debited to a drawer lies in it.
          const sign = clients.includes(id) ? 1 : -1;
          const credited = postings.reduce(
            (sum, { debit, credit, amount }) => sum + (credit === id ? amount : 0) - (debit === id ? amount : 0),
            0,
          );
          expected.set(id, before + sign * credited);
        }
        await post(postings);
        expect(await balances()).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test("are refused together where one of them is between accounts of two cafeterias", async () => {
    const { canteen } = await openCounter(server().database, server(), {});
    const [other] = await ask(
      "select id::text from account where cafeteria_id = $1 and kind = 'CARD'",
      canteen.cafeteriaId,
    );
    const [one = "", another = ""] = clients;
    const before = await balances();
    const fine = { debit: one, credit: another, amount: 5 };
    await expect(post([fine, { ...fine, credit: String(other?.["id"]) }, fine])).rejects.toThrow(
      /accounts of its cafeteria/u,
    );
    expect(await balances()).toEqual(before);
  });

  test("[LOCK-01] take their accounts in one order, so that two statements never wait for each other", async () => {
    const [one = "", another = ""] = clients;
    const [sales] = await ask("select id::text from account where cafeteria_id = $1 and kind = 'SALES'", cafeteriaId);
    const [first, second] = [one, another].map((debit) => ({ debit, credit: String(sales?.["id"]), amount: 1 }));
    if (first === undefined || second === undefined) throw new BrokenInvariant("there are two");
    const times = 150;
    const before = await balances();
    const keepPosting = async (postings: readonly Posting[]) => {
      const { query } = await server().openAnother();
      for (let count = 0; count < times; count += 1) await query(insertion, [cafeteriaId, JSON.stringify(postings)]);
    };
    const orders = [
      [first, second],
      [second, first],
    ];
    await Promise.all([...orders, ...orders].map(keepPosting));
    const after = await balances();
    for (const client of clients) expect(after.get(client)).toBe(Number(before.get(client)) - 4 * times);
    expect(await countDeadlocks(server().database)).toBe(0);
  });
});
