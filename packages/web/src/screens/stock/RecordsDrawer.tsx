import type { LocalDate, TimeZone } from "@cantina/domain/kernel";
import type { Product } from "@cantina/domain/catalog";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { stockRecordPageSize, stockRecordsQuery, useStockCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/stock.ts";
import * as words from "../../texts/words.ts";
import { DateField } from "../../ui/DateField.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { RecordList } from "./RecordList.tsx";

type StockedProduct = Pick<Product, "id" | "name" | "currentStock">;

export type RecordRange = { readonly from: LocalDate | null; readonly until: LocalDate | null };

interface RecordsProps {
  readonly zone: TimeZone;
  readonly today: LocalDate;
  readonly range: RecordRange;
  readonly onRange: (change: Partial<RecordRange>) => void;
}

export interface RecordsDrawerProps extends RecordsProps {
  /** null: closed. One whose stock has ended keeps its records. */
  readonly product: StockedProduct | null;
  readonly onClose: () => void;
}

/** Why there is as much as there is: each record of a product, the newest first. STOCK-01 */
export function RecordsDrawer({ product, onClose, ...rest }: RecordsDrawerProps) {
  // It stays in sight while the drawer goes.
  const [last, setLast] = useState(product);
  if (product !== null && product !== last) setLast(product);
  return (
    <Dialog
      isDrawer
      isOpen={product !== null}
      onClose={onClose}
      title={last === null ? texts.records : texts.recordsOf(last.name)}
    >
      {last !== null && <Records key={last.id} product={last} {...rest} />}
    </Dialog>
  );
}

function Records({ product, zone, today, range, onRange }: RecordsProps & { readonly product: StockedProduct }) {
  const calls = useStockCalls();
  const [page, setPage] = useState(0);
  const { from, until } = range;
  const isTurned = from !== null && until !== null && from > until;
  const asked = { productId: product.id, ...(isTurned ? { from: null, until: null } : range) };
  const { data, failureReason, refetch, isFetching } = useQuery(stockRecordsQuery(calls, asked, page));
  const narrow = (change: Partial<RecordRange>): void => {
    setPage(0);
    onRange(change);
  };
  return (
    <Box display="flex" flexDirection="column" gap="4">
      {product.currentStock !== null && <Box fontWeight="semibold">{texts.availableNow(product.currentStock)}</Box>}
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3" alignItems="start">
        <DateField
          label={words.from}
          value={from}
          max={today}
          error={isTurned ? words.rangeReversed : undefined}
          onChange={(day) => narrow({ from: day })}
        />
        <DateField label={words.until} value={until} max={today} onChange={(day) => narrow({ until: day })} />
      </Box>
      {data === undefined && failureReason === null && <RowsSkeleton rows={6} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.recordsUnreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.data.length === 0 && (
        <NoResult title={texts.noRecords} onClear={() => narrow({ from: null, until: null })} />
      )}
      {data !== undefined && data.data.length > 0 && (
        <>
          <RecordList records={data.data} zone={zone} />
          <Pager page={page} pageSize={stockRecordPageSize} totalCount={data.totalCount} onPage={setPage} />
        </>
      )}
    </Box>
  );
}
