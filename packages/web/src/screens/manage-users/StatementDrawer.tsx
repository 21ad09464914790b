import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { ManagedClient } from "@cantina/domain/clients";
import type { LocalDate } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, ScrollText } from "lucide-react";
import { useState } from "react";
import { type StatementQuestion, statementQuery, useClientCalls } from "../../composition/desk/index.ts";
import { orReject } from "../../failures/failure.ts";
import * as texts from "../../texts/clients.ts";
import * as words from "../../texts/words.ts";
import { AccountLine } from "../../ui/AccountLine.tsx";
import { Button } from "../../ui/Button.tsx";
import { DateField } from "../../ui/DateField.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { statementColumns, statementRow } from "./client-cells.ts";
import { StatementList } from "./parts/StatementList.tsx";
import { usePagedExport } from "./use-paged-export.ts";

export type StatementRange = { readonly from: LocalDate | null; readonly until: LocalDate | null };

export interface StatementDrawerProps {
  /** null: closed. */
  readonly client: ManagedClient | null;
  readonly cafeteria: Cafeteria | undefined;
  readonly range: StatementRange;
  readonly onRange: (change: Partial<StatementRange>) => void;
  readonly onClose: () => void;
}

/** Every movement of an account, the newest first. */
export function StatementDrawer({ client, cafeteria, range, onRange, onClose }: StatementDrawerProps) {
  // It stays in sight while the drawer goes.
  const [last, setLast] = useState(client);
  if (client !== null && client !== last) setLast(client);
  return (
    <Dialog isOpen={client !== null} isDrawer onClose={onClose} title={texts.statement}>
      {last !== null && cafeteria !== undefined && (
        <Statement key={last.id} client={last} cafeteria={cafeteria} range={range} onRange={onRange} />
      )}
    </Dialog>
  );
}

interface StatementProps extends Pick<StatementDrawerProps, "range" | "onRange"> {
  readonly client: ManagedClient;
  readonly cafeteria: Cafeteria;
}

const batch = 500;

function Statement({ client, cafeteria, range: { from, until }, onRange }: StatementProps) {
  const calls = useClientCalls();
  const isTurned = from !== null && until !== null && from > until;
  const question: StatementQuestion = isTurned
    ? {}
    : { ...(from !== null && { from }), ...(until !== null && { until }) };
  const { data, failureReason, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(
    statementQuery(calls, client.id, question),
  );
  const { isRunning, start } = usePagedExport();
  const entries = data?.pages.flatMap((page) => page.data) ?? [];

  async function* allRows(signal: AbortSignal) {
    for (let after: StatementQuestion = {}, isMore = true; isMore;) {
      const page = await orReject(
        calls.readStatement(
          { params: { profileId: client.id }, query: { ...question, ...after, limit: batch } },
          { signal },
        ),
      );
      isMore = page.data.length === batch;
      after = { after: page.data.at(-1)?.id ?? "0" };
      yield page.data.map((entry) => statementRow(entry, cafeteria));
    }
  }

  return (
    <Box display="flex" flexDirection="column" gap="4">
      <AccountLine name={client.username} detail={client.email} label={words.balance} amount={client.balance} />
      <Box display="grid" gridTemplateColumns="1fr 1fr" gap="3" alignItems="start">
        <DateField
          label={words.from}
          value={from}
          error={isTurned ? words.rangeReversed : undefined}
          onChange={(day) => onRange({ from: day })}
        />
        <DateField label={words.until} value={until} onChange={(day) => onRange({ until: day })} />
      </Box>
      <Button
        alignSelf="flex-start"
        size="sm"
        variant="outline"
        colorPalette="gray"
        busy={isRunning}
        disabled={entries.length === 0}
        onClick={() =>
          start({
            title: texts.statement,
            fileName: `estado-de-cuenta_${client.email}.xlsx`,
            columns: statementColumns,
            pages: allRows,
          })
        }
      >
        <Download aria-hidden />
        {texts.exportStatement}
      </Button>
      {data === undefined && failureReason === null && <RowsSkeleton rows={6} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.statementUnreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined &&
        entries.length === 0 &&
        (from === null && until === null ? (
          <EmptyState icon={<ScrollText />} title={texts.noMovements} detail={texts.movementsToCome} />
        ) : (
          <NoResult title={texts.noMovements} onClear={() => onRange({ from: null, until: null })} />
        ))}
      {entries.length > 0 && <StatementList entries={entries} cafeteria={cafeteria} />}
      {hasNextPage && (
        <Button variant="outline" colorPalette="gray" busy={isFetching} onClick={() => void fetchNextPage()}>
          {texts.seeMore}
        </Button>
      )}
    </Box>
  );
}
