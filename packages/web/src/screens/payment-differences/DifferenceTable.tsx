import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PaymentDifference } from "../../composition/desk/index.ts";
import * as texts from "../../texts/payment-differences.ts";
import { paymentName } from "../../texts/payment-names.ts";
import * as words from "../../texts/words.ts";
import { AmountText } from "../../ui/AmountText.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { Explained } from "./Explained.tsx";

const Muted = ({ children }: { readonly children: ReactNode }) => (
  <Box fontSize="13px" color="fg.muted" overflowWrap="anywhere">
    {children}
  </Box>
);

const amountColumns: readonly TableColumn<PaymentDifference>[] = [
  {
    label: texts.ours,
    isNumber: true,
    cell: ({ ours }) => (ours === null ? <Muted>{texts.isMissing}</Muted> : <AmountText amount={ours} />),
  },
  {
    label: texts.theirs,
    isNumber: true,
    cell: ({ theirs, kind }) =>
      theirs === null ? <Muted>{texts.noAmountOf(kind)}</Muted> : <AmountText amount={theirs} />,
  },
];

const familyColumn: TableColumn<PaymentDifference> = {
  label: texts.family,
  cell: ({ buyerName, transactionId }) =>
    transactionId === null ? (
      <Muted>{texts.nobodyKnown}</Muted>
    ) : (
      <Box css={{ "& a": { color: "brand.fg", textDecoration: "underline" } }} overflowWrap="anywhere">
        <Link to="/orders" search={{ search: transactionId }} aria-label={texts.seeTopUp(buyerName ?? "")}>
          {buyerName}
        </Link>
      </Box>
    ),
};

const paymentColumn = (zone: TimeZone): TableColumn<PaymentDifference> => ({
  label: texts.payment,
  cell: ({ paymentId, foundAt }) => (
    <Box>
      <Box overflowWrap="anywhere">{texts.numbered(paymentId)}</Box>
      <Box fontSize="13px" color="fg.muted" whiteSpace="nowrap">
        {momentText(foundAt, zone)}
      </Box>
    </Box>
  ),
});

export interface DifferenceTableProps {
  readonly differences: readonly PaymentDifference[];
  readonly zone: TimeZone;
}

/** What waits for somebody. */
export const OpenDifferences = ({
  differences,
  zone,
  actions,
}: DifferenceTableProps & { readonly actions: (difference: PaymentDifference) => ReactNode }) => (
  <Table
    label={texts.open}
    cardsBelow={900}
    columns={[
      {
        label: texts.whatHappened,
        onCard: "name",
        cell: ({ kind, provider }) => <Explained kind={kind} provider={provider} />,
      },
      familyColumn,
      ...amountColumns,
      paymentColumn(zone),
    ]}
    rows={differences}
    rowKey={({ id }) => id}
    actions={actions}
  />
);

/** What was found out, by whom and when. */
export const ResolvedDifferences = ({ differences, zone }: DifferenceTableProps) => (
  <Table
    label={texts.resolvedOnes}
    cardsBelow={900}
    columns={[
      {
        label: texts.whatHappened,
        onCard: "name",
        cell: ({ kind, provider }) => texts.kinds[kind](paymentName(provider, null)),
      },
      familyColumn,
      ...amountColumns,
      paymentColumn(zone),
      {
        label: words.comment,
        cell: ({ comment, resolvedBy, resolvedAt }) => (
          <Box maxW="40ch">
            <Box overflowWrap="anywhere" whiteSpace="pre-line">
              {comment}
            </Box>
            {resolvedAt !== null && <Muted>{texts.resolvedBy(resolvedBy ?? "", momentText(resolvedAt, zone))}</Muted>}
          </Box>
        ),
      },
    ]}
    rows={differences}
    rowKey={({ id }) => id}
  />
);
