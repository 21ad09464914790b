import { type BasisPoints, type Result, accepted, basisPoints, parseMoneyText, refused } from "../kernel/index.ts";
import { type FeeShares, checkFeeShares } from "../payments/index.ts";

export type MercadoPagoFees = FeeShares & {
  readonly walletConnectSurchargeFee: BasisPoints;
  readonly walletConnectMarketFee: BasisPoints;
};

/** As it is typed. */
export type FeesEntry = Readonly<Record<keyof MercadoPagoFees, string>>;

export type FeeFault = "MISSING" | "OUT_OF_RANGE" | "ABOVE_TOTAL";
export type FeesFaults = { readonly [Field in keyof FeesEntry]?: FeeFault };

const textOf = (share: BasisPoints): string => String(share / 100).replace(".", ",");

export const feesEntryOf = (fees: MercadoPagoFees): FeesEntry => ({
  userSurchargeFee: textOf(fees.userSurchargeFee),
  marketFee: textOf(fees.marketFee),
  walletConnectSurchargeFee: textOf(fees.walletConnectSurchargeFee),
  walletConnectMarketFee: textOf(fees.walletConnectMarketFee),
});

// 4,01 % is 401 basis points, as $ 4,01 are 401 minor units.
function readShare(text: string): BasisPoints | Exclude<FeeFault, "ABOVE_TOTAL"> {
  if (text.trim() === "") return "MISSING";
  const read = parseMoneyText(text.replace("%", ""));
  return read.ok && read.value >= 0 && read.value <= 10_000 ? basisPoints(read.value) : "OUT_OF_RANGE";
}

const isFault = (read: ReturnType<typeof readShare>): read is Exclude<FeeFault, "ABOVE_TOTAL"> =>
  typeof read === "string";

/** What is saved, or what is wrong with it. PROVIDER-01 */
export function checkFeesEntry(entry: FeesEntry): Result<MercadoPagoFees, FeesFaults> {
  const [userSurchargeFee, marketFee] = [readShare(entry.userSurchargeFee), readShare(entry.marketFee)];
  const [walletConnectSurchargeFee, walletConnectMarketFee] = [
    readShare(entry.walletConnectSurchargeFee),
    readShare(entry.walletConnectMarketFee),
  ];
  if (
    isFault(userSurchargeFee) ||
    isFault(marketFee) ||
    isFault(walletConnectSurchargeFee) ||
    isFault(walletConnectMarketFee)
  )
    return refused({
      ...(isFault(userSurchargeFee) && { userSurchargeFee }),
      ...(isFault(marketFee) && { marketFee }),
      ...(isFault(walletConnectSurchargeFee) && { walletConnectSurchargeFee }),
      ...(isFault(walletConnectMarketFee) && { walletConnectMarketFee }),
    });
  const own = checkFeeShares({ userSurchargeFee, marketFee });
  const wallet = checkFeeShares({ userSurchargeFee: walletConnectSurchargeFee, marketFee: walletConnectMarketFee });
  if (own.ok && wallet.ok)
    return accepted({ userSurchargeFee, marketFee, walletConnectSurchargeFee, walletConnectMarketFee });
  return refused({
    ...(!own.ok && { userSurchargeFee: "ABOVE_TOTAL" }),
    ...(!wallet.ok && { walletConnectSurchargeFee: "ABOVE_TOTAL" }),
  });
}

/** Of a provider of which we take nothing: what the buyer pays on top. */
export type SurchargeEntry = { readonly userSurchargeFee: string };
export type Surcharge = { readonly userSurchargeFee: BasisPoints };
export type SurchargeFaults = { readonly userSurchargeFee?: Exclude<FeeFault, "ABOVE_TOTAL"> };

export const surchargeEntryOf = ({ userSurchargeFee }: Surcharge): SurchargeEntry => ({
  userSurchargeFee: textOf(userSurchargeFee),
});

/** PROVIDER-01 */
export function checkSurchargeEntry(entry: SurchargeEntry): Result<Surcharge, SurchargeFaults> {
  const userSurchargeFee = readShare(entry.userSurchargeFee);
  return isFault(userSurchargeFee) ? refused({ userSurchargeFee }) : accepted({ userSurchargeFee });
}
