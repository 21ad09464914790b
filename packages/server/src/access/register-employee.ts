import { type Employee, employeeEndpoints } from "@cantina/contract/access";
import type { FailureOf } from "@cantina/contract/endpoint";
import type { PrivilegeLevel } from "@cantina/domain/access";
import { BrokenInvariant, type CafeteriaId, type Result, accepted, refused } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import { noteChange } from "../db/index.ts";
import { type RequestContext, changeOnce, forgetAnswer, recordProfilesChange } from "../http/index.ts";
import { findAccount, issueToken } from "./account.queries.ts";
import {
  findInvited,
  insertAccount,
  insertStaff,
  isSystemAdministrator,
  lockWorkplace,
  usernameOf,
} from "./employee.queries.ts";
import { type MailedLink, settleLink } from "./mailed-link.queries.ts";
import { type LinkMail, sendLink } from "./send-link.ts";

export type EmployeeRegistration = {
  readonly email: string;
  readonly isAdministrator: boolean;
  readonly isNewAccount: boolean;
};

const endpoint = employeeEndpoints.registerEmployee;

type Registered = Result<
  {
    readonly employee: Employee;
    /** What is mailed once the transaction is committed; null: nothing. */
    readonly invitation: MailedLink | null;
  },
  FailureOf<typeof endpoint>
>;
type Place = { readonly cafeteriaId: CafeteriaId; readonly level: PrivilegeLevel };

/** An address is nobody's name, but what stands before its @ is closest to one. */
const nameIn = (email: string): string => email.split("@")[0] ?? email;

/** ACCESS-07, ACCESS-08 */
async function create(trx: Kysely<unknown>, wanted: string, place: Place, cafeteriaName: string): Promise<Registered> {
  const made = await insertAccount(trx, wanted);
  const account = await findAccount(trx, wanted);
  if (account === undefined) throw new BrokenInvariant("an account that was there is gone");
  const { id: userId, email } = account;
  const id =
    made === undefined
      ? await findInvited(trx, { ...place, userId })
      : await insertStaff(trx, { ...place, userId, username: nameIn(email) });
  if (id === undefined) return refused({ code: "USER_EXISTS_REGISTER" });
  noteChange({ entity: "user", id: userId });
  noteChange({ entity: "profile", id, after: place.level });
  const purpose = "INVITATION";
  const token = await issueToken(trx, userId, purpose, place.cafeteriaId);
  const invitation = { userId, email, purpose, token, cafeteriaName } as const;
  return accepted({ employee: { id, email, privilegeLevel: place.level }, invitation });
}

/** ACCESS-07 */
async function associate(trx: Kysely<unknown>, wanted: string, place: Place): Promise<Registered> {
  const account = await findAccount(trx, wanted);
  if (account === undefined) return refused({ code: "USER_DOES_NOT_EXIST_ASSOCIATE" });
  const { id: userId, email } = account;
  if (await isSystemAdministrator(trx, userId)) return refused({ code: "INVALID_CAFETERIA_ASSOCIATION" });
  const username = (await usernameOf(trx, userId)) ?? nameIn(email);
  const id = await insertStaff(trx, { ...place, userId, username });
  if (id === undefined) return refused({ code: "UNIQUE_CAFETERIA_PROFILE_CONFLICT" });
  noteChange({ entity: "profile", id, after: place.level });
  await recordProfilesChange(trx, [userId]);
  return accepted({ employee: { id, email, privilegeLevel: place.level }, invitation: null });
}

export async function registerEmployee(
  { email, isAdministrator, isNewAccount }: EmployeeRegistration,
  context: RequestContext,
  mail: LinkMail,
) {
  const { cafeteriaId } = context.identity;
  const level = isAdministrator ? "CAFETERIA_ADMINISTRATOR" : "CAFETERIA_EMPLOYEE";
  const place: Place = { cafeteriaId, level };
  let invitation = null as MailedLink | null;
  const answer = await changeOnce(endpoint, context, async (trx) => {
    // Another attempt of this work may have come that far.
    invitation = null;
    const workplace = await lockWorkplace(trx, cafeteriaId);
    if (workplace === undefined) throw new BrokenInvariant("a signed-in profile's cafeteria exists");
    if (workplace.status === "DELETED") return refused({ code: "DELETED_CAFETERIA" });
    const registered = await (isNewAccount ? create(trx, email, place, workplace.name) : associate(trx, email, place));
    if (!registered.ok) return registered;
    ({ invitation } = registered.value);
    return accepted({ data: registered.value.employee });
  });
  if (!answer.ok || invitation === null) return answer;
  const { kysely } = context.db;
  const sent = await sendLink(kysely, mail, invitation);
  if (sent.ok) return answer;
  // The account is there; the same call again, under its key too, sends another invitation.
  await forgetAnswer(context);
  await settleLink(kysely, invitation);
  context.report(sent.failure);
  return refused({ code: "SERVER_ERROR" });
}
