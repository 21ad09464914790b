import { cents, formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type CountBooks, type CountId, type CountedRow, countQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/counts.ts";
import * as history from "../../texts/history.ts";
import * as words from "../../texts/words.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { momentText } from "../../ui/local-moment.ts";
import type { CountKind } from "./count-kind.ts";

export interface DifferenceListProps {
  readonly kind: CountKind;
  readonly books: CountBooks;
  readonly rows: readonly CountedRow[];
  /** In pixels: in a narrower window each row is a card. */
  readonly cardsBelow?: number;
}

/** What a count found, or would book: those that differ, and folded those that don't. COUNT-08 */
export function DifferenceList({ kind, books, rows, cardsBelow = 760 }: DifferenceListProps) {
  const isTold = ({ difference, supersededBy }: CountedRow): boolean => difference !== 0 || supersededBy !== null;
  const differing = rows.filter(isTold);
  const equal = rows.filter((row) => !isTold(row));
  const hasShortage = rows.some(({ shortage }) => shortage > 0);
  const columns = columnsOf(kind, books).filter(({ label }) => hasShortage || label !== texts.shortage);
  const table = (label: string, shown: readonly CountedRow[]): ReactNode => (
    <Table label={label} cardsBelow={cardsBelow} columns={columns} rows={shown} rowKey={({ id }) => id} />
  );
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <Summary kind={kind} rows={rows} />
      {differing.length === 0 ? (
        <Notice kind="success">{texts.noDifferences}</Notice>
      ) : (
        table(texts.differences, differing)
      )}
      {equal.length > 0 && (
        <Disclosure summary={texts.equal(equal.length)}>{table(texts.equal(equal.length), equal)}</Disclosure>
      )}
    </Box>
  );
}

function Summary({ kind, rows }: Pick<DifferenceListProps, "kind" | "rows">) {
  const held = rows.filter(({ supersededBy }) => supersededBy === null);
  const cost = cents(held.reduce((sum, row) => sum + (row.cost ?? 0), 0));
  const shortage = held.reduce((sum, row) => sum + row.shortage, 0);
  const differing = rows.filter(({ difference }) => difference !== 0).length;
  return (
    <Box
      role="group"
      aria-label={texts.summary}
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      fontWeight="semibold"
    >
      <span>{texts.thingsCounted(rows.length)}</span>
      <span>{texts.thingsDiffering(differing)}</span>
      {shortage > 0 && <Signed amount={-shortage}>{texts.heldAndMissing(kind.amountText(shortage))}</Signed>}
      {kind.hasCost && <Signed amount={cost}>{texts.worth(moneyText(cost))}</Signed>}
    </Box>
  );
}

/** Less than was expected is red, and says so by its sign. */
function Signed({ amount, children }: { readonly amount: number; readonly children: ReactNode }) {
  return (
    <Box as="span" color={amount < 0 ? "fg.error" : undefined} fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  );
}

const signOf = (amount: number): string => (amount === 0 ? "" : amount < 0 ? "−" : "+");
export const moneyText = (amount: number): string => `${signOf(amount)}${formatMoney(cents(Math.abs(amount)))}`;

function columnsOf(kind: CountKind, books: CountBooks): readonly TableColumn<CountedRow>[] {
  const amount = (units: number, { unit }: CountedRow): string => `${kind.amountText(units)}${unit && ` ${unit}`}`;
  return [
    {
      label: kind.thing,
      onCard: "name",
      cell: (row) => (
        <>
          <Box css={{ "& a": { color: "brand.fg", textDecoration: "underline" } }}>
            <Link to={kind.home} search={kind.recordsOf(row)} aria-label={texts.seeRecords(row.name)}>
              {row.name}
            </Link>
          </Box>
          {row.supersededBy !== null && <Superseded books={books} countId={row.supersededBy} />}
        </>
      ),
    },
    { label: texts.countedColumn, isNumber: true, cell: (row) => amount(row.counted, row) },
    { label: texts.expected, isNumber: true, cell: (row) => amount(row.expected, row) },
    {
      label: words.difference,
      isNumber: true,
      onCard: "key",
      cell: (row) => (
        <Signed amount={row.difference}>
          {signOf(row.difference)}
          {amount(Math.abs(row.difference), row)}
        </Signed>
      ),
    },
    kind.hasCost
      ? {
          label: texts.cost,
          isNumber: true,
          cell: ({ cost }) => <Signed amount={cost ?? 0}>{moneyText(cost ?? 0)}</Signed>,
        }
      : {
          label: texts.shortage,
          isNumber: true,
          cell: (row) => <Signed amount={-row.shortage}>{amount(row.shortage, row)}</Signed>,
        },
    { label: texts.leaves, isNumber: true, cell: (row) => amount(row.left, row) },
  ];
}

/** Whose count holds instead. COUNT-06 */
function Superseded({ books, countId }: { readonly books: CountBooks; readonly countId: CountId }) {
  const { sources } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: count } = useQuery(countQuery(books, countId));
  const who = count?.profile?.name ?? history.deletedUser;
  return (
    <Box fontSize="13px" color="fg.muted">
      {count === undefined || cafeteria === undefined
        ? texts.superseded
        : texts.supersededBy(who, momentText(count.dateTime, cafeteria.timeZone))}
    </Box>
  );
}
