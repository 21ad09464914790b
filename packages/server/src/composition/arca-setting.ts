import { usualIdentification, usualQrBase } from "@cantina/domain/invoicing";
import { type LocalDate, cents } from "@cantina/domain/kernel";
import * as v from "valibot";
import { type ArcaSettings, arcaAddresses } from "../arca/index.ts";
import { belongTogether, pem } from "./key-pair.ts";

const reach = v.object({
  certificate: pem,
  key: pem,
  environment: v.optional(v.picklist(["PRODUCTION", "TESTS"]), "PRODUCTION"),
  /** For hosts whose key exchange is older than what Node takes. */
  relaxTls: v.optional(v.boolean(), false),
  qrBase: v.optional(v.pipe(v.string(), v.url()), usualQrBase),
  /** From that day on, who buys for so many pesos has to be named. */
  identifyFrom: v.optional(
    v.array(
      v.object({ since: v.pipe(v.string(), v.isoDate()), amount: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    ),
  ),
});

/** The certificate with which ARCA knows the platform. */
export const arcaSetting = v.pipe(
  v.string(),
  v.parseJson(),
  v.pipe(
    reach,
    v.check((read) => belongTogether(read)),
  ),
);

/** Its own addresses, or all below one. */
export function arcaReach(read: v.InferOutput<typeof reach>, url: string | undefined): ArcaSettings {
  const { certificate, key, relaxTls, qrBase, identifyFrom } = read;
  return {
    ...(url === undefined
      ? arcaAddresses[read.environment]
      : { loginUrl: `${url}/ws/services/LoginCms`, invoiceUrl: `${url}/wsfev1/service.asmx` }),
    certificate,
    key,
    isTlsRelaxed: relaxTls,
    qrBase,
    identification:
      identifyFrom?.map(({ since, amount }) => ({ since: since as LocalDate, amount: cents(amount * 100) })) ??
      usualIdentification,
  };
}
