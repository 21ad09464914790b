import { setTimeout as pause } from "node:timers/promises";
import type { AuthorityFailure, LoginTicket } from "@cantina/domain/invoicing";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Invoicing } from "./invoicing.ts";
import { endLoginTurn, findLogin, storeLogin, takeLoginTurn } from "./login.queries.ts";

type Access = Result<LoginTicket, AuthorityFailure>;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), sign: v.string(), expiresAt: v.string() }),
);

const about = (identity: string): string => `ARCA/${identity}`;

/** The ticket that is kept, unless it is over or the refused one. */
async function keptTicket(
  db: Kysely<unknown>,
  { authority: { identity }, sealer }: Invoicing,
  refusedToken: string | null,
): Promise<LoginTicket | undefined> {
  const row = await findLogin(db, identity);
  if (row?.isAlive !== true) return undefined;
  const read = v.safeParse(stored, sealer.open(row.sealed, about(identity)));
  return read.success && read.output.token !== refusedToken ? (read.output as LoginTicket) : undefined;
}

/** One server fetches it, the others wait for that. INVOICING-03 */
async function ticketFor(db: Kysely<unknown>, invoicing: Invoicing, refusedToken: string | null): Promise<Access> {
  const { authority, sealer } = invoicing;
  for (let wait = 0; wait < 100; wait += 1) {
    const kept = await keptTicket(db, invoicing, refusedToken);
    if (kept !== undefined) return accepted(kept);
    if (await takeLoginTurn(db, authority.identity)) {
      const made = await authority.logIn();
      if (!made.ok) {
        await endLoginTurn(db, authority.identity);
        return made;
      }
      const { token, sign, expiresAt } = made.value;
      const sealed = sealer.seal(JSON.stringify({ token, sign, expiresAt }), about(authority.identity));
      await storeLogin(db, authority.identity, { sealed, keyId: sealer.keyId, expiresAt });
      return made;
    }
    await pause(300);
  }
  return refused({ code: "AUTHORITY_FAILED", kind: "LOGIN", detail: "WSAA no responde" });
}

type Ask<T> = (ticket: LoginTicket) => Promise<Result<T, AuthorityFailure>>;

/** Asks with the shared ticket; with one that was refused once more by a new one, since nothing was done then. */
export async function asIssuer<T>(
  db: Kysely<unknown>,
  invoicing: Invoicing,
  ask: Ask<T>,
): Promise<Result<T, AuthorityFailure>> {
  const ticket = await ticketFor(db, invoicing, null);
  if (!ticket.ok) return ticket;
  const first = await ask(ticket.value);
  if (first.ok || first.failure.kind !== "LOGIN") return first;
  const anew = await ticketFor(db, invoicing, ticket.value.token);
  return anew.ok ? ask(anew.value) : anew;
}
