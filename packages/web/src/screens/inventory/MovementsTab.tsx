import { movementReasons, movementTypes } from "@cantina/domain/inventory";
import { type TimeZone, formatMoney, localDateOf } from "@cantina/domain/kernel";
import { movementFlows } from "@cantina/domain/variance";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowDownUp } from "lucide-react";
import {
  type InventoryMovement,
  type PantryConsumable,
  movementPageSize,
  movementsQuery,
  useInventoryCalls,
} from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as history from "../../texts/history.ts";
import { amountOf, inUnit } from "../../texts/inventory-texts.ts";
import * as texts from "../../texts/inventory-movements.ts";
import * as words from "../../texts/words.ts";
import { DateField } from "../../ui/DateField.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { Pager } from "../../ui/Pager.tsx";
import { PersonName } from "../../ui/PersonName.tsx";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { Table, type TableColumn } from "../../ui/Table.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import type { ShownIn } from "../../ui/address.ts";
import { type ChoiceFilter, choiceChips, choiceSelect, namedOptions } from "../../ui/choice-filter.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { useAddress } from "../../ui/use-address.ts";
import { movementFields, questionOf } from "./movement-filter.ts";
import { reasonText, signedQuantity } from "./movement-text.ts";

type Shown = ShownIn<typeof movementFields>;
const anything = { consumable: "", type: "", reason: "", flow: "", from: null, until: null } as const;

export interface MovementsTabProps {
  readonly consumables: readonly PantryConsumable[];
}

/** All that came and went, whoever booked it, the newest first. Specification §9: ten a page. */
export function MovementsTab({ consumables }: MovementsTabProps) {
  const calls = useInventoryCalls();
  const { sources, clock } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const [shown, change] = useAddress(movementFields);
  const question = questionOf(shown, consumables);
  const isNarrowed = Object.values(question).some((one) => one !== null);
  const { data, failureReason, isFetching, isPlaceholderData, refetch } = useQuery(
    movementsQuery(calls, question, shown.page),
  );
  if (cafeteria === undefined) return <RowsSkeleton rows={8} />;
  const { timeZone } = cafeteria;
  const today = localDateOf(clock.now(), timeZone);
  return (
    <>
      <Filters shown={shown} consumables={consumables} today={today} onChange={change} />
      {data === undefined && failureReason === null && <RowsSkeleton rows={8} />}
      {data === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.movementsUnreadable}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.totalCount === 0 &&
        (isNarrowed ? (
          <NoResult title={texts.noMovementsFound} onClear={() => change(anything)} />
        ) : (
          <EmptyState icon={<ArrowDownUp />} title={texts.noMovements} detail={texts.noMovementsHint} />
        ))}
      {data !== undefined && data.totalCount > 0 && (
        <>
          <Table
            label={texts.movements}
            cardsBelow={900}
            columns={columnsOf(timeZone)}
            rows={data.data}
            rowKey={({ id }) => String(id)}
            isStale={isPlaceholderData}
          />
          <Pager
            page={shown.page}
            pageSize={movementPageSize}
            totalCount={data.totalCount}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </>
  );
}

interface FiltersProps {
  readonly shown: Shown;
  readonly consumables: readonly PantryConsumable[];
  readonly today: ReturnType<typeof localDateOf>;
  readonly onChange: (change: Partial<Shown>) => void;
}

function Filters({ shown, consumables, today, onChange }: FiltersProps) {
  const { consumable, type, reason, flow, from, until } = shown;
  const isTurned = from !== null && until !== null && from > until;
  const byConsumable: ChoiceFilter<string> = {
    label: texts.consumable,
    value: consumable,
    any: words.all,
    options: namedOptions(consumables),
    onChange: (value) => onChange({ consumable: value }),
  };
  const byType: ChoiceFilter<(typeof movementTypes)[number]> = {
    label: texts.type,
    value: type,
    any: words.all,
    options: movementTypes.map((value) => ({ value, label: texts.typeNames[value] })),
    onChange: (value) => onChange({ type: value }),
  };
  const byReason: ChoiceFilter<(typeof movementReasons)[number]> = {
    label: texts.reason,
    value: reason,
    any: words.all,
    options: movementReasons.map((value) => ({ value, label: texts.reasonNames[value] })),
    onChange: (value) => onChange({ reason: value }),
  };
  const byFlow: ChoiceFilter<(typeof movementFlows)[number]> = {
    label: texts.flow,
    value: flow,
    any: words.all,
    options: movementFlows.map((value) => ({ value, label: texts.flowNames[value] })),
    onChange: (value) => onChange({ flow: value }),
  };
  return (
    <Toolbar
      fields={[
        choiceSelect(byConsumable),
        <DateField
          key="from"
          label={words.from}
          value={from}
          max={today}
          error={isTurned ? words.rangeReversed : undefined}
          onChange={(day) => onChange({ from: day })}
        />,
        <DateField
          key="until"
          label={words.until}
          value={until}
          max={today}
          onChange={(day) => onChange({ until: day })}
        />,
      ]}
      filters={
        <>
          {choiceSelect(byType)}
          {choiceSelect(byReason)}
          {choiceSelect(byFlow)}
        </>
      }
      chips={[...choiceChips(byConsumable), ...choiceChips(byType), ...choiceChips(byReason), ...choiceChips(byFlow)]}
      onClear={() => onChange(anything)}
    />
  );
}

function columnsOf(zone: TimeZone): readonly TableColumn<InventoryMovement>[] {
  return [
    {
      label: words.date,
      cell: ({ date }) => (
        <Box as="span" whiteSpace="nowrap">
          {momentText(date, zone)}
        </Box>
      ),
    },
    { label: texts.consumable, onCard: "name", cell: ({ consumableName }) => consumableName },
    {
      label: texts.reason,
      cell: ({ transactionId, paidTotal, ...movement }) => (
        <Box css={{ "& a": { color: "brand.fg", textDecoration: "underline" } }}>
          {transactionId === null ? (
            reasonText(movement)
          ) : (
            <Link to="/orders" search={{ search: transactionId }}>
              {reasonText(movement)}
            </Link>
          )}
          {paidTotal !== null && (
            <Box fontSize="13px" color="fg.muted">
              {texts.paidFor(formatMoney(paidTotal))}
            </Box>
          )}
        </Box>
      ),
    },
    {
      label: texts.who,
      cell: ({ profile }) =>
        profile === null ? texts.nobody : <PersonName person={profile} deletedText={history.deletedUser} />,
    },
    {
      label: words.quantity,
      isNumber: true,
      onCard: "key",
      cell: (movement) => inUnit(signedQuantity(movement), movement.unit),
    },
    {
      label: texts.leftColumn,
      isNumber: true,
      cell: (movement) => amountOf(movement.resultingAvailableQuantity, movement.unit),
    },
  ];
}
