import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { type CountBooks, type CountSummary, countPageSize, countsQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/counts.ts";
import * as history from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { CountButton } from "./CountButton.tsx";
import { CountDrawer } from "./CountDrawer.tsx";
import { moneyText } from "./DifferenceList.tsx";
import type { CountKind } from "./count-kind.ts";

export interface CountsTabProps {
  readonly kind: CountKind;
  readonly books: CountBooks;
  readonly page: number;
  /** The count whose rows are open; "" for none. */
  readonly open: string;
  readonly onChange: (change: { readonly page?: number; readonly open?: string }) => void;
}

/** The counts that were booked, the newest first. */
export function CountsTab({ kind, books, page, open, onChange }: CountsTabProps) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data, failureReason, isFetching, isPlaceholderData, refetch } = useQuery(countsQuery(books, page));
  if (failureReason !== null && data === undefined)
    return (
      <ErrorState
        failure={failureReason}
        title={texts.countsUnreadable}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || cafeteria === undefined) return <RowsSkeleton rows={8} />;
  const { timeZone } = cafeteria;
  return (
    <>
      {data.totalCount === 0 ? (
        <EmptyState
          icon={<ClipboardList />}
          title={texts.none}
          detail={texts.noneHint}
          action={<CountButton kind={books.kind} to={`${kind.home}/count`} />}
        />
      ) : (
        <>
          <Table
            label={texts.counts}
            cardsBelow={760}
            columns={[
              {
                label: words.date,
                onCard: "name",
                cell: ({ dateTime }: CountSummary) => momentText(dateTime, timeZone),
              },
              ...columnsOf(kind),
            ]}
            rows={data.data}
            rowKey={({ id }) => id}
            isStale={isPlaceholderData}
            opening={{
              openKey: "",
              onOpen: (countId) => onChange({ open: countId }),
              nameOf: ({ dateTime }) => texts.countOf(momentText(dateTime, timeZone)),
            }}
          />
          <Pager
            page={page}
            pageSize={countPageSize}
            totalCount={data.totalCount}
            onPage={(next) => onChange({ page: next })}
          />
        </>
      )}
      <CountDrawer kind={kind} books={books} zone={timeZone} open={open} onClose={() => onChange({ open: "" })} />
    </>
  );
}

function columnsOf(kind: CountKind): readonly TableColumn<CountSummary>[] {
  return [
    {
      label: texts.who,
      cell: ({ profile }) =>
        profile === null ? history.deletedUser : <PersonName person={profile} deletedText={history.deletedUser} />,
    },
    { label: texts.things, isNumber: true, cell: ({ things }) => things },
    {
      label: texts.differing,
      isNumber: true,
      cell: ({ differing }) => differing,
    },
    kind.hasCost
      ? {
          label: texts.cost,
          isNumber: true,
          onCard: "key",
          cell: ({ cost }) => <Told amount={cost ?? 0} text={moneyText(cost ?? 0)} />,
        }
      : {
          label: texts.shortage,
          isNumber: true,
          cell: ({ shortage }) => <Told amount={-shortage} text={kind.amountText(shortage)} />,
        },
  ];
}

/** Less than there should be is red. */
const Told = ({ amount, text }: { readonly amount: number; readonly text: string }) => (
  <Box as="span" color={amount < 0 ? "fg.error" : undefined}>
    {text}
  </Box>
);
