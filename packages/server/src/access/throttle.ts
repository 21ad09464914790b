import { type Kysely, sql } from "kysely";

export type Limit = { readonly action: string; readonly most: number; readonly windowSeconds: number };

export const limits = {
  signInAccount: { action: "sign-in/account", most: 10, windowSeconds: 900 },
  signInAddress: { action: "sign-in/address", most: 60, windowSeconds: 900 },
  resetAccount: { action: "reset/account", most: 5, windowSeconds: 3_600 },
  resetAddress: { action: "reset/address", most: 20, windowSeconds: 3_600 },
  confirmAccount: { action: "confirm/account", most: 10, windowSeconds: 900 },
  confirmAddress: { action: "confirm/address", most: 60, windowSeconds: 900 },
} as const satisfies Record<string, Limit>;

/** Counts an attempt before it is made, so that parallel guesses can't slip through. False: too many. */
export async function mayTry(
  db: Kysely<unknown>,
  { action, most, windowSeconds }: Limit,
  subject: string,
): Promise<boolean> {
  const { rows } = await sql<{ attempts: number }>`
    insert into throttle as t (action, subject, window_start, attempts) values (${action}, ${subject}, clock_timestamp(), 1)
    on conflict (action, subject) do update set
      attempts = case when t.window_start < clock_timestamp() - make_interval(secs => ${windowSeconds}) then 1 else least(t.attempts, 1000000) + 1 end,
      window_start = case when t.window_start < clock_timestamp() - make_interval(secs => ${windowSeconds}) then clock_timestamp() else t.window_start end
    returning attempts`.execute(db);
  return (rows[0]?.attempts ?? 1) <= most;
}

/** A right password was no guess: the account starts anew, and the address gets its attempt back. */
export async function forgiveSignIn(db: Kysely<unknown>, account: string, address: string): Promise<void> {
  await sql`delete from throttle where action = ${limits.signInAccount.action} and subject = ${account}`.execute(db);
  await sql`
    update throttle set attempts = attempts - 1
     where action = ${limits.signInAddress.action} and subject = ${address} and attempts > 0`.execute(db);
}
