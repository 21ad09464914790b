import {
  type AskedPayment,
  type HostedPayment,
  type HostedProvider,
  type ProviderFailure,
  type ProviderFailureKind,
  currencyOf,
  notPaid,
  attemptNameOf,
} from "@cantina/domain/payments";
import { type Clock, type Result, accepted, decimalFromCents, subtractMoney } from "@cantina/domain/kernel";
import * as v from "valibot";
import { type Answered, callProvider, failed, unpaid } from "../provider-calls/index.ts";
import {
  type KeptPayment,
  deciding,
  keptPayment,
  listedPayments,
  openedSession,
  paymentOf,
  returnedOf,
} from "./payment.wire.ts";
import { type RestPlexoSettings, plexoUrl } from "./settings.ts";

const [sessionLimitMs, limitMs] = [25_000, 10_000];
/** A page is of no use any more by then; its own end is told by nobody. */
const lifeMs = 86_400_000;

const errorBody = v.object({ code: v.union([v.string(), v.number()]) });
const codeOf = (json: unknown): string | null => {
  const told = v.safeParse(errorBody, json);
  return told.success ? String(told.output.code) : null;
};

function kindOf(status: number): ProviderFailureKind {
  if (status === 409) return "CONFLICT";
  return status === 401 || status === 403 ? "UNAUTHORISED" : "INVALID";
}

/** A number of theirs, as far as one can be sent as such. */
const merchantIdOf = (accountId: string): number | string =>
  /^\d{1,15}$/u.test(accountId) ? Number(accountId) : accountId;

export type PlexoAddresses = {
  /** Where a buyer comes back to, however it went. */
  readonly back: () => string;
  /** Where it tells of that payment; null: nowhere that it could reach. */
  readonly notices: (paymentId: string) => string | null;
};

type Asked = { readonly method: "GET" | "POST"; readonly path: string; readonly body?: unknown };

/** PLEXO-01 PLEXO-02 PLEXO-03 */
export function plexoProvider(
  settings: RestPlexoSettings,
  { back, notices }: PlexoAddresses,
  clock: Pick<Clock, "now">,
): HostedProvider {
  const isLive = settings.apiUrl === plexoUrl;
  const authorization = `Basic ${Buffer.from(`${settings.clientId}:${settings.apiKey}`).toString("base64")}`;
  const call = ({ method, path, body }: Asked): Promise<Answered> => {
    const isCharge = method === "POST";
    return callProvider(
      {
        url: `${settings.apiUrl}${path}`,
        method,
        headers: { authorization },
        body: body === undefined ? undefined : JSON.stringify(body),
        limitMs: isCharge ? sessionLimitMs : limitMs,
        isCharge,
      },
      { codeOf, kindOf },
    );
  };
  const sessionOf = (asked: HostedPayment) => {
    const [referenceId, backUrl] = [attemptNameOf(asked), back()];
    const noticeUrl = notices(referenceId);
    return {
      merchantId: merchantIdOf(asked.accountId),
      referenceId,
      type: "checkout",
      paymentRequest: {
        referenceId,
        installments: 1,
        amount: { total: decimalFromCents(asked.total), currency: asked.currency },
      },
      settings: {
        redirects: { defaultUrl: backUrl, cancelUrl: backUrl },
        ...(noticeUrl === null ? {} : { callbacks: { paymentCallbackUrl: noticeUrl } }),
      },
    };
  };
  /** Which payments count is found by their name, and what they are is read of each. */
  async function find(referenceId: string): Promise<Result<readonly KeptPayment[], ProviderFailure>> {
    const answer = await call({
      method: "GET",
      path: `/v1/payments/query?referenceId=${encodeURIComponent(referenceId)}`,
    });
    if (!answer.ok) return answer;
    const read = v.safeParse(listedPayments, answer.value);
    if (!read.success) return failed("INVALID");
    const found: KeptPayment[] = [];
    for (const { id } of deciding(read.output.filter((one) => one.referenceId === referenceId))) {
      const one = await call({ method: "GET", path: `/v1/payments/${encodeURIComponent(id)}` });
      if (!one.ok) return one;
      const kept = keptPayment(one.value);
      if (kept?.id !== id || kept.referenceId !== referenceId) return failed("INVALID");
      found.push(kept);
    }
    return accepted(found);
  }
  const seen = () => ({ isLive, at: clock.now() });
  return {
    isLive,
    serves: (country) => settings.countries.includes(country) && currencyOf(country) !== null,
    paymentIdOf: attemptNameOf,
    open: async (asked) => {
      const opening = seen();
      const answer = await call({ method: "POST", path: "/v1/sessions", body: sessionOf(asked) });
      if (!answer.ok) return answer;
      const read = v.safeParse(openedSession, answer.value);
      const page = read.success
        ? read.output.actions.find(({ rel, method }) => [rel, method].some((word) => /^redirect$/iu.test(word)))
        : undefined;
      if (page === undefined) return failed("OUTCOME_UNKNOWN");
      const { total, currency } = asked;
      const payment = unpaid(attemptNameOf(asked), { total, currency, openedAt: opening.at }, { ...opening, lifeMs });
      return accepted({ url: page.href, payment });
    },
    read: async (paymentId, asked?: AskedPayment) => {
      const looking = seen();
      const found = await find(paymentId);
      if (!found.ok) return found;
      const [first, ...more] = found.value;
      if (first !== undefined) return accepted(paymentOf(paymentId, [first, ...more], looking));
      return asked === undefined
        ? failed(notPaid.kind, notPaid.providerCode)
        : accepted(unpaid(paymentId, asked, { ...looking, lifeMs }));
    },
    giveBack: async ({ paymentId, key }) => {
      const found = await find(paymentId);
      if (!found.ok) return found;
      // It knows no key: what is given back already is not asked for again.
      for (const payment of found.value) {
        const amount = subtractMoney(payment.amount.total, returnedOf(payment));
        if (amount === 0) continue;
        const body = { referenceId: key, type: "refund", amount: decimalFromCents(amount), reason: "ClientRequest" };
        const path = `/v1/payments/${encodeURIComponent(payment.id)}/refunds`;
        const given = await call({ method: "POST", path, body });
        if (!given.ok) return given;
      }
      return accepted(null);
    },
  };
}
