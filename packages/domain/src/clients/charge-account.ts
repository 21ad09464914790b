import { type Cents, type Result, accepted, maxMoney, noMoney, refused, subtractMoney } from "../kernel/index.ts";

export type AccountRefusal =
  | {
      readonly code: "INSUFFICIENT_BALANCE";
      readonly data: { readonly balance: Cents; readonly minimumBalance: Cents; readonly missing: Cents };
    }
  | {
      readonly code: "NEGATIVE_BALANCE";
      readonly data: { readonly balance: Cents; readonly floor: Cents; readonly missing: Cents };
    };

export type AccountTerms = {
  readonly balance: Cents;
  readonly minimumBalance: Cents;
  /** Of the cafeteria; no charge passes it. */
  readonly floor: Cents;
  readonly ignoresMinimum: boolean;
};

export type ChargedAccount = {
  readonly balanceAfter: Cents;
  /** How far the minimum was passed; 0 or more. */
  readonly overMinimum: Cents;
};

/** How far below its minimum a balance would be; 0: it wouldn't. CLIENTS-05 */
export const belowMinimum = (balance: Cents, minimumBalance: Cents): Cents =>
  maxMoney(noMoney, subtractMoney(minimumBalance, balance));

/** An account pays down to its minimum balance, ignored down to the cafeteria's floor, and never further. CLIENTS-05 */
export function chargeAccount(
  total: Cents,
  { balance, minimumBalance, floor, ignoresMinimum }: AccountTerms,
): Result<ChargedAccount, AccountRefusal> {
  const balanceAfter = subtractMoney(balance, total);
  const missing = belowMinimum(balanceAfter, minimumBalance);
  if (missing > 0 && !ignoresMinimum)
    return refused({ code: "INSUFFICIENT_BALANCE", data: { balance, minimumBalance, missing } });
  if (balanceAfter < floor)
    return refused({ code: "NEGATIVE_BALANCE", data: { balance, floor, missing: subtractMoney(floor, balanceAfter) } });
  return accepted({ balanceAfter, overMinimum: missing });
}
