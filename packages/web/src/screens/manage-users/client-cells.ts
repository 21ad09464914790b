import type { TableCell, TableColumn, TableRow } from "../../composition/device/index.ts";
import type { ManagedClient, StatementEntry } from "@cantina/domain/clients";
import { type Cents, type TimeZone, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import type { ClientTerms } from "./client-filter.ts";
import { causeDetail, causeText } from "./client-texts.ts";
import * as allergens from "../../texts/allergens.ts";
import * as texts from "../../texts/clients.ts";
import * as words from "../../texts/words.ts";

const text = (value: string): TableCell => ({ kind: "text", text: value });
const money = (amount: Cents): TableCell => ({ kind: "money", amount });
const moneyOrNothing = (amount: Cents | null): TableCell => (amount === null ? text("") : money(amount));

const columns = (...labels: readonly (readonly [string, TableColumn["kind"]])[]): readonly TableColumn[] =>
  labels.map(([label, kind]) => ({ label, kind }));

export const clientColumns = columns(
  [words.email, "text"],
  [words.name, "text"],
  [words.diners, "text"],
  [words.balance, "money"],
  [words.minimumBalance, "money"],
  [words.category, "text"],
  [words.familyCode, "text"],
);

export const clientRow = (
  client: ManagedClient,
  names: string,
  { category, minimumBalance }: ClientTerms,
): TableRow => [
  text(client.email),
  text(client.username),
  text(names),
  money(client.balance),
  moneyOrNothing(minimumBalance),
  text(category?.name ?? ""),
  text(client.familyCode ?? ""),
];

export const commensalColumns = columns(
  [words.name, "text"],
  [words.lastName, "text"],
  [words.schoolClass, "text"],
  [words.email, "text"],
  [words.client, "text"],
  [words.card, "text"],
  [texts.allergies, "text"],
  [allergens.allergensOfDiner, "text"],
  [words.dailyLimit, "money"],
  [texts.balanceOfClient, "money"],
);

/** One row for each commensal that is not deleted. */
export const commensalTableRows = (
  { email, username, balance, commensals }: ManagedClient,
  classNames: ReadonlyMap<string, string>,
): readonly TableRow[] =>
  commensals
    .filter(({ status }) => status === "ENABLED")
    .map(({ firstName, lastName, classId, cardCode, allergies, allergens: avoided, dailyLimit }) => [
      text(firstName),
      text(lastName),
      text(classId === null ? "" : (classNames.get(classId) ?? "")),
      text(email),
      text(username),
      text(cardCode ?? ""),
      text(allergies ?? ""),
      text(allergens.allergenList(avoided)),
      moneyOrNothing(dailyLimit),
      money(balance),
    ]);

export const statementColumns = columns(
  [words.date, "moment"],
  [texts.movement, "text"],
  [words.detail, "text"],
  [words.sum, "money"],
  [words.balance, "money"],
);

type Place = { readonly timeZone: TimeZone; readonly customPaymentMethod: string | null };

export const statementRow = (entry: StatementEntry, { timeZone, customPaymentMethod }: Place): TableRow => [
  { kind: "moment", wall: `${localDateOf(entry.at, timeZone)}T${localTimeOf(entry.at, timeZone)}` },
  text(causeText(entry)),
  text(causeDetail(entry, customPaymentMethod)),
  money(entry.amount),
  money(entry.balanceAfter),
];
