import { formatMoney } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Download, Landmark } from "lucide-react";
import { type MattildaAccount, type ToldPayout, payoutsQuery, useMattildaCalls } from "../../composition/desk/index.ts";
import { QueryRefusal } from "../../failures/failure.ts";
import * as texts from "../../texts/payouts.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NumberedPages } from "../../ui/NumberedPages.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { dateFieldText } from "../../ui/date-entry.ts";
import { useAddress } from "../../ui/use-address.ts";
import { providerTrouble } from "./provider-trouble.ts";
import { payoutsFields } from "./payouts-address.ts";
import { usePayoutFile } from "./use-payout-file.ts";

const columns: readonly TableColumn<ToldPayout>[] = [
  { label: words.date, onCard: "name", cell: ({ payoutDate }) => dateFieldText(payoutDate) },
  { label: texts.totalBeforeFees, isNumber: true, cell: ({ totalBeforeFees }) => formatMoney(totalBeforeFees) },
  { label: texts.totalDispersed, isNumber: true, onCard: "key", cell: ({ total }) => formatMoney(total) },
];

/** Ten a page, by its number. */
export function Payouts({ account }: { readonly account: MattildaAccount }) {
  const calls = useMattildaCalls();
  const [shown, change] = useAddress(payoutsFields);
  const { data, failureReason, isFetching, isPlaceholderData, refetch } = useQuery(
    payoutsQuery(calls, account, shown.page),
  );
  const { busyId, save } = usePayoutFile(calls);
  if (failureReason !== null) {
    const trouble = failureReason instanceof QueryRefusal ? providerTrouble(failureReason.failure) : null;
    return (
      <ErrorState
        title={texts.unreadable}
        {...(trouble === null ? { failure: failureReason } : { failure: null, detail: trouble })}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <RowsSkeleton rows={10} />;
  if (data.totalPages === 0) return <EmptyState icon={<Landmark />} title={texts.none} detail={texts.noneHint} />;
  return (
    <>
      <Table
        label={screens.payouts}
        columns={columns}
        rows={data.data}
        rowKey={({ id }) => id}
        isStale={isPlaceholderData}
        actions={(payout) => (
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            busy={busyId === payout.id}
            aria-label={texts.downloadNamed(dateFieldText(payout.payoutDate))}
            onClick={() => save(payout)}
          >
            {busyId !== payout.id && <Download aria-hidden />}
            {texts.download}
          </Button>
        )}
      />
      <NumberedPages page={data.page - 1} totalPages={data.totalPages} onPage={(page) => change({ page })} />
    </>
  );
}
