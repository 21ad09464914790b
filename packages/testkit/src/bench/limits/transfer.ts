import { randomInt } from "node:crypto";
import pg from "pg";
import type { Seller } from "../sellers.ts";

const accounts = 1_000;

/** The least that double entry needs: two balances and a posting, in one function and one commit. */
export const transferFunction = `
create schema transfer;
create table transfer.account (id integer primary key, balance bigint not null);
insert into transfer.account select n, 0 from generate_series(1, ${accounts}) n;
create table transfer.posting (
  id bigint generated always as identity primary key, debit integer not null, credit integer not null,
  amount bigint not null check (amount > 0), at timestamptz not null default now());
create function transfer.move(debit integer, credit integer, amount bigint) returns void language plpgsql as $$
begin
  -- In one order, or two that cross would each wait for the other.
  update transfer.account a set balance = a.balance + case when a.id = debit then -amount else amount end
   where a.id = least(debit, credit);
  update transfer.account a set balance = a.balance + case when a.id = debit then -amount else amount end
   where a.id = greatest(debit, credit);
  insert into transfer.posting (debit, credit, amount) values (debit, credit, amount);
end $$;
`;

/** One connection that moves money between any two accounts, whatever the cart. */
export async function transferSeller(connection: pg.ClientConfig): Promise<Seller> {
  const client = new pg.Client(connection);
  await client.connect();
  const sell = async (): Promise<string> => {
    const debit = randomInt(1, accounts + 1);
    const credit = (debit % accounts) + 1;
    await client.query({ name: "move", text: "select transfer.move($1, $2, $3)", values: [debit, credit, 100] });
    return "";
  };
  return { sell, close: () => client.end() };
}
