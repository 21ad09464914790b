import { accessEndpoints } from "@cantina/contract/access";
import { type NewPasswordFailure, checkNewPassword } from "@cantina/domain/access";
import { type Result, accepted, refused } from "@cantina/domain/kernel";
import { inTransaction, noteChange } from "../db/index.ts";
import { type FailureWith, type RequestContext, type Route, invalid, ownRoute } from "../http/index.ts";
import type { AccessParts } from "./access-parts.ts";
import {
  type TokenPurpose,
  confirmAddress,
  findAccount,
  hasConfirmed,
  hasProfileOfType,
  issueToken,
  setPassword,
  spendToken,
} from "./account.queries.ts";
import { revokeSessionsOf } from "./login-session.queries.ts";
import { networkOf } from "./network-of.ts";
import { hashPassword } from "./passwords.ts";
import { resetMail } from "./reset-mail.ts";
import { type Limit, countAttempt, limits } from "./throttle.ts";
import { tooManyRequests } from "./too-many-requests.ts";

type Anonymous = RequestContext<null>;

type Counted = readonly (readonly [limit: Limit, subject: string])[];

/** undefined: within all limits. */
async function refusalOf({ db: { kysely } }: Anonymous, counted: Counted) {
  for (const [limit, subject] of counted) {
    const attempt = await countAttempt(kysely, limit, subject);
    if (!attempt.isAllowed) return tooManyRequests(attempt);
  }
  return undefined;
}

const refusalOfConfirm = (context: Anonymous, userId: string) =>
  refusalOf(context, [
    [limits.confirmAddress, networkOf(context.address)],
    [limits.confirmAccount, userId],
  ]);

/** Spends the token and does `work` in one transaction, so that a failure leaves the link usable. */
const withToken = (
  context: Anonymous,
  purposes: readonly TokenPurpose[],
  { token, authenticationUserId }: { readonly token: string; readonly authenticationUserId: string },
  work: (trx: RequestContext["db"]["kysely"]) => Promise<void>,
): Promise<Result<null, FailureWith<"INVALID_TOKEN">>> =>
  inTransaction(context.db.kysely, async (trx) => {
    if (!(await spendToken(trx, authenticationUserId, purposes, token))) return refused({ code: "INVALID_TOKEN" });
    await work(trx);
    noteChange({ entity: "user", id: authenticationUserId });
    return accepted(null);
  });

const sentences: Readonly<Record<NewPasswordFailure["code"], string>> = {
  REQUIRED: "Por favor ingrese su nueva contraseña",
  TOO_SHORT: "La contraseña debe tener al menos 8 caracteres",
  TOO_LONG: "La contraseña no debe tener más de 70 caracteres",
  MISSING_KINDS: "La contraseña debe incluir al menos una minúscula, una mayúscula y un número",
  FORBIDDEN_CHARACTERS: "La contraseña solo puede tener letras, números y caracteres especiales",
  DIFFERENT_REPEAT: "Las contraseñas no coinciden",
};

export const accountRoutes = ({
  mail,
  guard,
  devices,
  publicUrl,
  endHubConnections,
}: AccessParts): readonly Route[] => [
  ownRoute(accessEndpoints.startResetPassword, async ({ body: { email } }, context) => {
    const { db, address, report } = context;
    const { kysely } = db;
    const account = email.toLowerCase();
    const tooMany = await refusalOf(context, [
      [limits.resetAddress, networkOf(address)],
      [limits.resetAccount, account],
    ]);
    if (tooMany !== undefined) return tooMany;
    const person = await findAccount(kysely, account);
    if (person === undefined) return refused({ code: "UNKNOWN_EMAIL" });
    const token = await inTransaction(kysely, async (trx) => {
      noteChange({ entity: "user", id: person.id });
      return issueToken(trx, person.id, "RESET_PASSWORD");
    });
    const sent = await mail.send(resetMail(person, token, publicUrl()));
    if (sent.ok) return accepted({ data: null });
    report(sent.failure);
    return refused({ code: "SERVER_ERROR" });
  }),

  ownRoute(accessEndpoints.confirmResetPassword, async ({ body }, context) => {
    const userId = body.authenticationUserId;
    const tooMany = await refusalOfConfirm(context, userId);
    if (tooMany !== undefined) return tooMany;
    const checked = checkNewPassword(body.newPassword);
    if (!checked.ok) return refused(invalid("newPassword", sentences[checked.failure.code]));
    const passwordHash = await hashPassword(checked.value);
    let ended: readonly string[] = [];
    const spent = await withToken(context, ["RESET_PASSWORD", "INVITATION"], body, async (trx) => {
      await setPassword(trx, userId, passwordHash);
      // Whoever knew the old password is signed out with it.
      ended = await revokeSessionsOf(trx, userId);
    });
    if (!spent.ok) return spent;
    for (const sessionId of ended) {
      guard.forget(sessionId);
      endHubConnections(sessionId);
    }
    return accepted({
      data: await hasProfileOfType(context.db.kysely, userId, "CAFETERIA"),
      // Who reads the mail is the owner: what was guessed meanwhile keeps nobody out of here. ACCESS-10
      deviceToken: await devices.signFor(await devices.read(context.deviceToken), userId),
    });
  }),

  ownRoute(accessEndpoints.confirmAccount, async ({ body }, context) => {
    const userId = body.authenticationUserId;
    const tooMany = await refusalOfConfirm(context, userId);
    if (tooMany !== undefined) return tooMany;
    const spent = await withToken(context, ["CONFIRM_ACCOUNT"], body, (trx) => confirmAddress(trx, userId));
    if (!spent.ok && !(await hasConfirmed(context.db.kysely, userId, body.token))) return spent;
    return accepted({ data: await hasProfileOfType(context.db.kysely, userId, "CLIENT") });
  }),
];
