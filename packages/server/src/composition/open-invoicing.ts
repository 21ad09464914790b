import type { Clock } from "@cantina/domain/kernel";
import { arcaAuthority } from "../arca/index.ts";
import type { Invoicing } from "../invoicing/index.ts";
import { sealer } from "../secrets/index.ts";
import type { ServerOptions } from "./server-options.ts";

type Around = Pick<Invoicing, "poke" | "report"> & { readonly clock: Clock };

/** null: nobody said how ARCA is reached, or with what its ticket is sealed. INVOICING-06 */
export function openInvoicing({ arca = null, sealingKey = null }: ServerOptions, around: Around): Invoicing | null {
  if (arca === null || sealingKey === null) return null;
  const { qrBase, identification, invoiceUrl } = arca;
  return {
    authority: arcaAuthority(arca, around.clock),
    // Numbers that were taken for a test are none of the other's.
    authorityName: new URL(invoiceUrl).hostname,
    sealer: sealer(sealingKey),
    identification,
    qrBase,
    ...around,
  };
}
