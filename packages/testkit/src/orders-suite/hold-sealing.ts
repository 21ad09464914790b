import { type Kysely, sql } from "kysely";

export type HeldSealing = {
  /** The one connection by which days are summed meanwhile. */
  readonly own: Kysely<unknown>;
  readonly release: () => Promise<void>;
};

/** Lets nobody sum days of that cafeteria but who has the answer: the server's own job looks each minute. */
export async function holdSealing(db: Kysely<unknown>, cafeteriaId: string): Promise<HeldSealing> {
  let letGo = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return new Promise((resolve, reject) => {
    const held = db.connection().execute(async (own) => {
      // Of the session, which takes the one of each transaction of its own too.
      await sql`select pg_advisory_lock(hashtextextended('seal-days ' || ${cafeteriaId}::text, 0))`.execute(own);
      resolve({
        own,
        release: async () => {
          letGo();
          await held;
        },
      });
      await over;
      await sql`select pg_advisory_unlock_all()`.execute(own);
    });
    held.catch(reject);
  });
}
