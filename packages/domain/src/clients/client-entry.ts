import {
  type Cents,
  type DiscountCategoryId,
  type EmailFault,
  type Result,
  accepted,
  emailFault,
  refused,
} from "../kernel/index.ts";
import { type CommensalRow, keepAllRows, rowsOf } from "./commensal-rows.ts";
import type { ManagedClient } from "./managed-client.ts";

/** What stands in the form of a client; its email is asked for only once. */
export type ClientEntry = {
  readonly email: string;
  readonly username: string;
  readonly discountCategoryId: DiscountCategoryId | null;
  readonly familyCode: string;
  readonly usesCategoryMinimum: boolean;
  readonly minimumBalance: Cents | null;
  readonly rows: readonly CommensalRow[];
};

export type ClientFaults = {
  readonly email?: EmailFault;
  readonly username?: "MISSING";
  readonly minimumBalance?: "MISSING" | "TOO_HIGH";
  /** A row of the commensals is not finished; it names what it lacks. */
  readonly rows?: "UNFINISHED";
};

export const emptyClient: ClientEntry = {
  email: "",
  username: "",
  discountCategoryId: null,
  familyCode: "",
  usesCategoryMinimum: true,
  minimumBalance: null,
  rows: [],
};

export const clientEntryOf = (client: ManagedClient): ClientEntry => ({
  email: client.email,
  username: client.username,
  discountCategoryId: client.discountCategoryId,
  familyCode: client.familyCode ?? "",
  usesCategoryMinimum: client.minimumBalance === null,
  minimumBalance: client.minimumBalance,
  rows: rowsOf(client.commensals),
});

/** A minimum balance is 0 or a debt that is let be. CLIENTS-10 */
export function minimumFault(minimumBalance: Cents | null): "MISSING" | "TOO_HIGH" | null {
  if (minimumBalance === null) return "MISSING";
  return minimumBalance > 0 ? "TOO_HIGH" : null;
}

/** The entry with its rows finished, or what it lacks. CLIENTS-10 */
export function checkClientEntry(entry: ClientEntry): Result<ClientEntry, ClientFaults> {
  const rows = keepAllRows(entry.rows);
  const email = emailFault(entry.email);
  const minimum = entry.usesCategoryMinimum ? null : minimumFault(entry.minimumBalance);
  const faults: ClientFaults = {
    ...(email !== null && { email }),
    ...(entry.username.trim() === "" && { username: "MISSING" }),
    ...(minimum !== null && { minimumBalance: minimum }),
    ...(rows.some(({ isEditing }) => isEditing) && { rows: "UNFINISHED" }),
  };
  return Object.keys(faults).length === 0 ? accepted({ ...entry, rows }) : refused(faults);
}
