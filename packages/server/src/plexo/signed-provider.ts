import { type Clock, type Result, accepted, subtractMoney } from "@cantina/domain/kernel";
import {
  type HostedPayment,
  type HostedProvider,
  type ProviderFailure,
  type ProviderPayment,
  chosenPageLifeMs,
  currencyOf,
  notPaid,
  attemptNameOf,
} from "@cantina/domain/payments";
import * as v from "valibot";
import { failed, unpaid } from "../provider-calls/index.ts";
import { chargeRequest } from "./charge-request.ts";
import { decimalDigits } from "./raw-json.ts";
import { resultCodes } from "./result-codes.ts";
import { signedGateway } from "./signed-gateway.ts";
import { type SignedPlexoSettings, signedPlexoUrl } from "./signed-settings.ts";
import { openedPage, purchaseOf } from "./transaction.wire.ts";

/** A reference that Plexo doesn't keep for the next page. */
const anonymous = 2;
/** To choose an instrument, or to register one. */
const chooseOrRegister = 3;
/** By the name that we gave to the purchase. */
const byPurchase = 1;

export type SignedAddresses = {
  /** Where a buyer comes back to, however it went. */
  readonly back: () => string;
};

const isCode = ({ providerCode }: ProviderFailure, code: number): boolean => providerCode === String(code);

/** Its page only lets a buyer choose what to pay with; what was chosen is charged by a purchase. PLEXO-07 PLEXO-08 PLEXO-09 */
export function signedPlexoProvider(
  settings: SignedPlexoSettings,
  { back }: SignedAddresses,
  clock: Pick<Clock, "now">,
): HostedProvider {
  const isLive = settings.apiUrl === signedPlexoUrl;
  const { ask } = signedGateway(settings, clock);
  const seen = () => ({ isLive, at: clock.now(), lifeMs: chosenPageLifeMs });

  /** null: it knows no such purchase. */
  async function find(paymentId: string): Promise<Result<ProviderPayment | null, ProviderFailure>> {
    const looking = seen();
    const answer = await ask("Operation/Status", { Type: byPurchase, MetaReference: paymentId }, false);
    if (!answer.ok) return isCode(answer.failure, resultCodes.notFound) ? accepted(null) : answer;
    const payment = purchaseOf(answer.value, paymentId, looking);
    return payment === undefined ? failed("INVALID") : accepted(payment);
  }

  return {
    isLive,
    serves: (country) => settings.countries.includes(country) && currencyOf(country) !== null,
    paymentIdOf: attemptNameOf,
    open: async (asked) => {
      const opening = seen();
      const [reference, commerceId] = [attemptNameOf(asked), Number(asked.accountId)];
      if (!Number.isSafeInteger(commerceId)) return failed("INVALID", "COMMERCE_ID");
      const answer = await ask(
        "Auth",
        {
          Action: chooseOrRegister,
          Type: anonymous,
          MetaReference: reference,
          RedirectUri: back(),
          OptionalCommerceId: commerceId,
        },
        true,
      );
      if (!answer.ok) return answer;
      const page = v.safeParse(openedPage, answer.value);
      if (!page.success) return failed("OUTCOME_UNKNOWN");
      const { total, currency } = asked;
      const payment = unpaid(reference, { total, currency, openedAt: opening.at }, opening);
      return accepted({ url: page.output.Uri, pageId: page.output.Id, payment });
    },
    charge: async (asked: HostedPayment, instrument: string) => {
      const request = chargeRequest(asked, instrument, settings.inclusion);
      if (request === null) return failed("INVALID", "COMMERCE_OR_CURRENCY");
      const answer = await ask("Operation/Purchase", request, true);
      // What became of it is read, however it was answered.
      return answer.ok ? accepted(null) : answer;
    },
    read: async (paymentId, asked) => {
      const found = await find(paymentId);
      if (!found.ok) return found;
      if (found.value !== null) return accepted(found.value);
      return asked === undefined
        ? failed(notPaid.kind, notPaid.providerCode)
        : accepted(unpaid(paymentId, asked, seen()));
    },
    giveBack: async ({ paymentId, key }) => {
      const found = await find(paymentId);
      if (!found.ok) return found;
      if (found.value === null) return failed(notPaid.kind, notPaid.providerCode);
      const left = subtractMoney(found.value.total, found.value.returned);
      if (left === 0) return accepted(null);
      const answer = await ask(
        "Operation/Refund",
        { Amount: decimalDigits(left), ClientReferenceId: key, MetaReference: paymentId, Type: byPurchase },
        true,
      );
      if (answer.ok || isCode(answer.failure, resultCodes.duplicate)) return accepted(null);
      return answer;
    },
  };
}
