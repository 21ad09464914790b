import type { Identification, InvoiceAuthority } from "@cantina/domain/invoicing";
import type { Clock } from "@cantina/domain/kernel";
import type { Sealer } from "../secrets/index.ts";

/** What invoicing needs beside the database; there is none where nobody configured it. INVOICING-06 */
export type Invoicing = {
  readonly authority: InvoiceAuthority;
  /** Which authority numbers are of: live, or for tests. */
  readonly authorityName: string;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly identification: readonly Identification[];
  readonly qrBase: string;
  readonly poke: () => void;
  /** To who looks after the server. */
  readonly report: (problem: unknown) => void;
};
