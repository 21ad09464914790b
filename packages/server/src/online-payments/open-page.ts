import { type Result, accepted } from "@cantina/domain/kernel";
import type { OpenedPage, ProviderFailure } from "@cantina/domain/payments";
import type { Kysely } from "kysely";
import { failed } from "../provider-calls/index.ts";
import type { HostedPayments } from "./online-payments.ts";
import { findPage, keepPage } from "./pages.queries.ts";

/** Asks the provider for an attempt's page; asked again, it leads to the page that was heard of first. ONLINE-12 */
export async function openPage(
  db: Kysely<unknown>,
  { provider }: Pick<HostedPayments, "provider">,
  attempt: { readonly intentId: string; readonly number: number },
): Promise<Result<OpenedPage, ProviderFailure>> {
  const page = await findPage(db, attempt);
  if (page === undefined) return failed("INVALID");
  const { key, total, currency, country, accountId, buyerId, email } = page;
  const { intentId: reference, number } = attempt;
  const buyer = { id: buyerId, email };
  const opened = await provider.open({ reference, number, key, total, currency, country, accountId, buyer });
  if (!opened.ok) return opened;
  const { url, pageId = null } = opened.value;
  return accepted({ ...opened.value, url: await keepPage(db, attempt, { url, pageId }) });
}
