import { type Kysely, sql } from "kysely";

export type Limit = { readonly action: string; readonly most: number; readonly windowSeconds: number };

export const limits = {
  /** An account at an address: whoever guesses elsewhere doesn't count. */
  signInHere: { action: "sign-in/account-address", most: 10, windowSeconds: 900 },
  signInAddress: { action: "sign-in/address", most: 60, windowSeconds: 900 },
  signInUnknownDevices: { action: "sign-in/unknown-devices", most: 100, windowSeconds: 86_400 },
  /** Past this a known device's tries are made one at a time. */
  signInKnownDevice: { action: "sign-in/known-device", most: 10, windowSeconds: 900 },
  resetAccount: { action: "reset/account", most: 5, windowSeconds: 3_600 },
  resetAddress: { action: "reset/address", most: 20, windowSeconds: 3_600 },
  confirmAccount: { action: "confirm/account", most: 10, windowSeconds: 900 },
  confirmAddress: { action: "confirm/address", most: 60, windowSeconds: 900 },
} as const satisfies Record<string, Limit>;

export type Attempt = {
  readonly isAllowed: boolean;
  /** By how many this one passes the limit; 0 or less: it doesn't. */
  readonly excess: number;
  /** Until the count starts anew. */
  readonly retryAfterSeconds: number;
};

/** Counts an attempt before it is made, so that parallel guesses can't slip through. By the database's clock. */
export async function countAttempt(
  db: Kysely<unknown>,
  { action, most, windowSeconds }: Limit,
  subject: string,
): Promise<Attempt> {
  const { rows } = await sql<{ attempts: number; seconds_left: number }>`
    insert into throttle as t (action, subject, window_start, attempts) values (${action}, ${subject}, clock_timestamp(), 1)
    on conflict (action, subject) do update set
      attempts = case when t.window_start < clock_timestamp() - make_interval(secs => ${windowSeconds}) then 1 else least(t.attempts, 1000000) + 1 end,
      window_start = case when t.window_start < clock_timestamp() - make_interval(secs => ${windowSeconds}) then clock_timestamp() else t.window_start end
    returning attempts,
      ceil(extract(epoch from window_start + make_interval(secs => ${windowSeconds}) - clock_timestamp()))::int as seconds_left`.execute(
    db,
  );
  const [row] = rows;
  const excess = (row?.attempts ?? 1) - most;
  // A clock that was set back must not lock anybody out for longer than the limit says.
  const retryAfterSeconds = Math.min(Math.max(1, row?.seconds_left ?? windowSeconds), windowSeconds);
  return { isAllowed: excess <= 0, excess, retryAfterSeconds };
}

/** A right password was no guess: the attempt is given back. */
export async function giveBack(db: Kysely<unknown>, { action }: Limit, subject: string): Promise<void> {
  await sql`
    update throttle set attempts = attempts - 1
     where action = ${action} and subject = ${subject} and attempts > 0`.execute(db);
}

export async function forget(db: Kysely<unknown>, { action }: Limit, subject: string): Promise<void> {
  await sql`delete from throttle where action = ${action} and subject = ${subject}`.execute(db);
}
