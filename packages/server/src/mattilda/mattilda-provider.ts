import {
  type HostedPayment,
  type HostedProvider,
  type ProviderFailure,
  type ProviderFailureKind,
  currencyOf,
  attemptNameOf,
  notPaid,
} from "@cantina/domain/payments";
import { type Clock, type Result, accepted, instantAfter, subtractMoney } from "@cantina/domain/kernel";
import * as v from "valibot";
import { type Answered, callProvider, failed, unpaid } from "../provider-calls/index.ts";
import { type MattildaScope, mattildaTokens } from "./mattilda-token.ts";
import { type MattildaPaySettings, mattildaPayUrl } from "./pay-settings.ts";
import {
  type KeptTransaction,
  type ListedTransaction,
  decidingOf,
  keptTransaction,
  linkLifeMs,
  listedTransactions,
  openedLink,
  pageLifeMs,
  paymentOf,
  stateOf,
} from "./transaction.wire.ts";

const [chargeLimitMs, limitMs] = [25_000, 10_000];

const errorBody = v.object({ code: v.string() });
const codeOf = (json: unknown): string | null => {
  const told = v.safeParse(errorBody, json);
  return told.success ? told.output.code : null;
};

function kindOf(status: number): ProviderFailureKind {
  if (status === 409) return "CONFLICT";
  return status === 401 || status === 403 ? "UNAUTHORISED" : "INVALID";
}

/** Where a buyer comes back to after having paid that one. */
export type MattildaAddresses = { readonly back: (paymentId: string) => string };

type Asked = {
  readonly scope: MattildaScope;
  readonly path: string;
  readonly accountId: string;
  /** What is changed there; undefined: it is looked at. */
  readonly body?: unknown;
  readonly key?: string;
  /** It takes or gives nothing, whatever is lost. */
  readonly isHarmless?: boolean;
};

const mostTries = 100;

/** MATTILDA-04 MATTILDA-05 MATTILDA-06 */
export function mattildaProvider(
  settings: MattildaPaySettings,
  { back }: MattildaAddresses,
  clock: Pick<Clock, "now">,
): HostedProvider {
  const isLive = settings.apiUrl === mattildaPayUrl;
  const tokenOf = mattildaTokens(settings.privateKey);
  const call = async ({ scope, path, accountId, body, key, isHarmless = false }: Asked): Promise<Answered> => {
    const method = body === undefined ? "GET" : "POST";
    const isCharge = method === "POST" && !isHarmless;
    return callProvider(
      {
        url: `${settings.apiUrl}${path}`,
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(scope, clock.now())}`,
          "x-gr4vy-merchant-account-id": accountId,
          ...(key === undefined ? {} : { "idempotency-key": key }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        limitMs: isCharge ? chargeLimitMs : limitMs,
        isCharge,
      },
      { codeOf, kindOf },
    );
  };
  /** What still may be paid is asked of who takes the payment; where that fails, what is known stands. */
  async function synced(listed: ListedTransaction, accountId: string, read: KeptTransaction): Promise<KeptTransaction> {
    if (stateOf(read) !== "PENDING") return read;
    const path = `/transactions/${encodeURIComponent(listed.id)}/sync`;
    const answer = await call({ scope: "transactions.write", path, accountId, body: {}, isHarmless: true });
    return (answer.ok ? keptTransaction(answer.value, listed) : undefined) ?? read;
  }
  /** Which transactions count is found by their name, and what they are is read of each. */
  async function find(
    referenceId: string,
    accountId: string,
  ): Promise<Result<readonly KeptTransaction[], ProviderFailure>> {
    const scope = "transactions.read";
    const query = new URLSearchParams({ external_identifier: referenceId, limit: String(mostTries) });
    const answer = await call({ scope, path: `/transactions?${query.toString()}`, accountId });
    if (!answer.ok) return answer;
    const read = v.safeParse(listedTransactions, answer.value);
    if (!read.success) return failed("INVALID");
    const tries = read.output.items.filter((one) => one.external_identifier === referenceId);
    const found: KeptTransaction[] = [];
    for (const listed of decidingOf(tries)) {
      const one = await call({ scope, path: `/transactions/${encodeURIComponent(listed.id)}`, accountId });
      if (!one.ok) return one;
      const kept = keptTransaction(one.value, listed);
      if (kept?.external_identifier !== referenceId) return failed("INVALID");
      found.push(await synced(listed, accountId, kept));
    }
    return accepted(found);
  }
  const linkOf = (asked: HostedPayment) => {
    const external_identifier = attemptNameOf(asked);
    return {
      amount: asked.total,
      currency: asked.currency,
      country: asked.country,
      intent: "capture",
      external_identifier,
      expires_at: instantAfter(clock.now(), linkLifeMs),
      return_url: back(external_identifier),
      locale: "es",
    };
  };
  const seen = () => ({ isLive, at: clock.now(), lifeMs: pageLifeMs });
  return {
    isLive,
    serves: (country) => settings.countries.includes(country) && currencyOf(country) !== null,
    paymentIdOf: attemptNameOf,
    open: async (asked) => {
      const opening = seen();
      const { accountId, total, currency } = asked;
      const body = linkOf(asked);
      const answer = await call({ scope: "payment-links.write", path: "/payment-links", accountId, body });
      if (!answer.ok) return answer;
      const read = v.safeParse(openedLink, answer.value);
      if (!read.success || read.output.external_identifier !== body.external_identifier)
        return failed("OUTCOME_UNKNOWN");
      const payment = unpaid(body.external_identifier, { total, currency, openedAt: opening.at }, opening);
      return accepted({ url: read.output.url, payment });
    },
    read: async (paymentId, asked, accountId) => {
      if (accountId === undefined) return failed("INVALID", "NO_MERCHANT");
      const looking = seen();
      const found = await find(paymentId, accountId);
      if (!found.ok) return found;
      const [first, ...more] = found.value;
      if (first !== undefined) return accepted(paymentOf(paymentId, [first, ...more], looking));
      return asked === undefined
        ? failed(notPaid.kind, notPaid.providerCode)
        : accepted(unpaid(paymentId, asked, looking));
    },
    giveBack: async ({ paymentId, key, accountId }) => {
      if (accountId === undefined) return failed("INVALID", "NO_MERCHANT");
      const found = await find(paymentId, accountId);
      if (!found.ok) return found;
      // Its keys are forgotten after a day: what is given back already is not asked for again.
      for (const { id, captured_amount, refunded_amount } of found.value) {
        const amount = subtractMoney(captured_amount, refunded_amount);
        if (amount === 0) continue;
        const body = { amount, reason: "Devolución", external_identifier: key };
        const path = `/transactions/${encodeURIComponent(id)}/refunds`;
        const given = await call({ scope: "transactions.write", path, accountId, body, key: `${key}-${id}` });
        if (!given.ok) return given;
      }
      return accepted(null);
    },
  };
}
