import { createPrivateKey } from "node:crypto";
import * as v from "valibot";
import { type MattildaPaySettings, mattildaCountries, mattildaPayUrl } from "../mattilda/index.ts";
import { pem } from "./key-pair.ts";

/** Of a kind that its tokens are signed with. */
function isSigning(key: string): boolean {
  try {
    const { asymmetricKeyType: kind, asymmetricKeyDetails: details } = createPrivateKey(key);
    return kind === "rsa"
      ? (details?.modulusLength ?? 0) >= 2_048
      : kind === "ec" && details?.namedCurve === "secp521r1";
  } catch {
    return false;
  }
}

/** The platform's own key, whose other half Mattilda has. */
export const mattildaPaySetting = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ privateKey: v.pipe(pem, v.check(isSigning)) }),
);

export const mattildaPayReach = (
  { privateKey }: Pick<MattildaPaySettings, "privateKey">,
  apiUrl: string | undefined,
): MattildaPaySettings => ({ privateKey, apiUrl: apiUrl ?? mattildaPayUrl, countries: mattildaCountries });
