import type { HistoryEntry } from "@cantina/domain/transactions";
import { Box } from "@chakra-ui/react/box";
import * as texts from "../../texts/invoicing.ts";
import { Fact } from "../../ui/Fact.tsx";

/** How an order stands with the tax office: nothing where it isn't invoiced. */
export const InvoiceFacts = ({ entry }: { readonly entry: HistoryEntry }) =>
  (entry.invoices ?? []).map(({ kind, status, number, detail, arcaInvoiceUrl }) => (
    <Fact key={kind} label={texts.kinds[kind]}>
      {texts.invoiceStates[status]}
      {number !== null && ` · ${number}`}
      {arcaInvoiceUrl !== null && (
        <>
          {" · "}
          <Box asChild textDecoration="underline">
            <a href={arcaInvoiceUrl} target="_blank" rel="noreferrer">
              {texts.open}
            </a>
          </Box>
        </>
      )}
      {detail !== null && (
        <Box fontSize="13px" color="fg.muted" overflowWrap="anywhere">
          {status === "REJECTED" ? texts.rejectionOf(detail) : texts.remarked(detail)}
        </Box>
      )}
    </Fact>
  ));
