import { type TimeZone, localTimeOf } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import {
  type PlanFigure,
  type PlanQuestion,
  type PlannedNeed,
  type ProductionShares,
  productionSharesQuery,
  useProductionCalls,
} from "../../../composition/desk/index.ts";
import * as history from "../../../texts/history.ts";
import * as texts from "../../../texts/production.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { PersonName } from "../../../ui/PersonName.tsx";
import { RowsSkeleton } from "../../../ui/RowsSkeleton.tsx";
import { dateFieldText } from "../../../ui/date-entry.ts";
import { amountOf } from "../../../texts/inventory-texts.ts";

export type OpenFigure =
  | (Extract<PlanFigure, { readonly kind: "dish" }> & { readonly name: string })
  | (Extract<PlanFigure, { readonly kind: "need" }> & { readonly need: PlannedNeed });

export interface FigureDrawerProps {
  /** null: closed. */
  readonly figure: OpenFigure | null;
  readonly question: PlanQuestion;
  readonly zone: TimeZone;
  readonly onClose: () => void;
}

const titleOf = (figure: OpenFigure): string =>
  figure.kind === "dish" ? texts.portionsOf(figure.name) : texts.neededOf(figure.need.name);

/** The rows that a figure is the sum of: dishes, and of each the orders and meals. PRODUCTION-05 */
export function FigureDrawer({ figure, question, zone, onClose }: FigureDrawerProps) {
  // It stays in sight while the drawer goes.
  const [last, setLast] = useState(figure);
  if (figure !== null && figure !== last) setLast(figure);
  return (
    <Dialog
      isDrawer
      isOpen={figure !== null}
      onClose={onClose}
      title={last === null ? texts.production : titleOf(last)}
    >
      {last !== null && <Opened figure={last} question={question} zone={zone} />}
    </Dialog>
  );
}

type OpenedProps = { readonly figure: OpenFigure; readonly question: PlanQuestion; readonly zone: TimeZone };

function Opened({ figure, question, zone }: OpenedProps) {
  const { data, failureReason, isFetching, refetch } = useQuery(
    productionSharesQuery(useProductionCalls(), question, figure),
  );
  if (data === undefined && failureReason === null) return <RowsSkeleton rows={5} />;
  if (data === undefined)
    return (
      <ErrorState
        failure={failureReason}
        title={texts.sharesUnreadable}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <Box fontSize="20px" fontWeight="bold">
        {figure.kind === "need" && data.share !== null
          ? amountOf(data.share, figure.need.unit)
          : texts.inPortions(data.units)}
      </Box>
      {figure.kind === "need" && figure.need.gross !== figure.need.needed && (
        <Box fontSize="14px" color="fg.muted">
          {texts.sparedByPrepared(amountOf(figure.need.gross, figure.need.unit))}
        </Box>
      )}
      {data.dishes.length === 0 && <Box color="fg.muted">{texts.nobodyNeeds}</Box>}
      {data.dishes.map((dish) =>
        figure.kind === "dish" ? (
          <Lines key={dish.productId} figure={figure} dish={dish} zone={zone} />
        ) : (
          <Disclosure
            key={dish.productId}
            isOpenAtFirst={data.dishes.length === 1}
            summary={<Summary figure={figure} dish={dish} />}
          >
            <Lines figure={figure} dish={dish} zone={zone} />
          </Disclosure>
        ),
      )}
    </Box>
  );
}

type Dish = ProductionShares["dishes"][number];
type Line = Dish["lines"][number];
type DishProps = { readonly figure: OpenFigure; readonly dish: Dish };

const shareText = (figure: OpenFigure, share: Dish["share"]): string | null =>
  figure.kind === "need" && share !== null ? amountOf(share, figure.need.unit) : null;

const Summary = ({ figure, dish: { name, units, share } }: DishProps) => (
  <Box as="span" display="flex" flex="1" justifyContent="space-between" gap="3" minW="0">
    <Box as="span" overflowWrap="anywhere">
      {name}
      <Box as="span" ms="2" color="fg.muted" fontWeight="normal">
        {texts.inPortions(units)}
      </Box>
    </Box>
    <Box as="span" whiteSpace="nowrap">
      {shareText(figure, share)}
    </Box>
  </Box>
);

const Lines = ({ figure, dish, zone }: DishProps & { readonly zone: TimeZone }) => (
  <Box as="ul" listStyleType="none" p="0" m="0" aria-label={dish.name}>
    {dish.lines.map((line, index) => (
      <Box
        as="li"
        key={line.orderId ?? `${line.subscriptionId ?? line.origin} ${line.day} ${index}`}
        display="flex"
        justifyContent="space-between"
        gap="3"
        py="2"
        borderTopWidth="1px"
        fontSize="14px"
      >
        <WhoAsked line={line} zone={zone} />
        <Box textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {shareText(figure, line.share) ?? line.units}
          {figure.kind === "need" && (
            <Box fontSize="12px" color="fg.muted">
              {texts.inPortions(line.units)}
            </Box>
          )}
        </Box>
      </Box>
    ))}
  </Box>
);

function WhoAsked({ line, zone }: { readonly line: Line; readonly zone: TimeZone }) {
  const { origin, day, pickUpDateTime, commensal, orderId, subscriptionName } = line;
  const when = pickUpDateTime === null ? null : localTimeOf(pickUpDateTime, zone);
  return (
    <Box minW="0" overflowWrap="anywhere" css={{ "& a": { color: "brand.fg", textDecoration: "underline" } }}>
      {orderId === null ? (
        (subscriptionName ?? texts.lineNames[origin])
      ) : (
        <Link to="/orders" search={{ search: orderId }} aria-label={texts.seeOrder}>
          {texts.lineNames[origin]}
        </Link>
      )}
      {commensal !== null && (
        <>
          {": "}
          <PersonName person={commensal} deletedText={history.deletedDiner} />
        </>
      )}
      <Box fontSize="12px" color="fg.muted">
        {[dateFieldText(day), orderId === null ? null : (when ?? texts.noPickup)]
          .filter((one) => one !== null)
          .join(" · ")}
      </Box>
    </Box>
  );
}
