import type { Quantity } from "@cantina/domain/inventory";
import { Box } from "@chakra-ui/react/box";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChefHat } from "lucide-react";
import { useMemo } from "react";
import {
  type PantryConsumable,
  type PlanQuestion,
  type ProductionPlan,
  productionPlanQuery,
  useProductionCalls,
} from "../../../composition/desk/index.ts";
import { refusalOf } from "../../../failures/failure.ts";
import * as texts from "../../../texts/production.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { RowsSkeleton } from "../../../ui/RowsSkeleton.tsx";
import { StaleBanner } from "../../../ui/StaleBanner.tsx";
import { DishTable } from "./DishTable.tsx";
import { FigureDrawer, type OpenFigure } from "./FigureDrawer.tsx";
import { NeedTable } from "./NeedTable.tsx";
import { PlanDays } from "./PlanDays.tsx";
import { PlanFigures, sectionIds } from "./PlanFigures.tsx";
import { PlanNotices } from "./PlanNotices.tsx";
import { PlanSection } from "./PlanSection.tsx";
import { PurchaseList } from "./PurchaseList.tsx";
import { type Asked, useAskedPlan } from "./use-asked-plan.ts";

export interface ProductionTabProps {
  readonly consumables: readonly PantryConsumable[];
  readonly onPrepare: (prepared: PantryConsumable, quantity: Quantity) => void;
}

/** What the kitchen does and buys for a day or more, from what is ordered. */
export function ProductionTab(props: ProductionTabProps) {
  const asked = useAskedPlan();
  if (asked === null) return <RowsSkeleton rows={8} />;
  return (
    <>
      <PlanDays asked={asked} />
      {asked.question !== null && <Answer {...props} asked={asked} question={asked.question} />}
    </>
  );
}

type AnswerProps = ProductionTabProps & { readonly asked: Asked; readonly question: PlanQuestion };

function Answer({ asked, question, ...props }: AnswerProps) {
  const { data, failureReason, dataUpdatedAt, isPlaceholderData, isFetching, refetch } = useQuery({
    ...productionPlanQuery(useProductionCalls(), question),
    placeholderData: keepPreviousData,
  });
  const retry = (): void => void refetch();
  if (failureReason !== null && (data === undefined || isPlaceholderData || isRefused(failureReason)))
    return <Unmade failure={failureReason} isRetrying={isFetching} onRetry={retry} />;
  if (data === undefined) return <RowsSkeleton rows={10} />;
  return (
    <Box
      aria-busy={isPlaceholderData}
      opacity={isPlaceholderData ? 0.6 : 1}
      display="flex"
      flexDirection="column"
      gap="3"
    >
      {failureReason !== null && <StaleBanner failure={failureReason} readAt={dataUpdatedAt} onRetry={retry} />}
      <Made {...props} plan={data} asked={asked} question={question} />
    </Box>
  );
}

/** Nothing that can be tried again: a recipe is to be put right. */
const isRefused = (failure: Error): boolean => refusalOf(failure)?.code === "PLAN_REFUSED";

type UnmadeProps = { readonly failure: Error; readonly isRetrying: boolean; readonly onRetry: () => void };

function Unmade({ failure, isRetrying, onRetry }: UnmadeProps) {
  const refusal = refusalOf(failure);
  return refusal?.code === "PLAN_REFUSED" ? (
    <Notice kind="error">{texts.refusedBecause(refusal.data.reason, refusal.data.consumableName)}</Notice>
  ) : (
    <ErrorState failure={failure} title={texts.unreadable} isRetrying={isRetrying} onRetry={onRetry} />
  );
}

/** What the address has open, as far as the plan has it. */
function openFigure(
  { dishes, prepared, supplies }: ProductionPlan,
  shown: { readonly dish: string; readonly need: string },
): OpenFigure | null {
  const dish = dishes.find(({ productId }) => productId === shown.dish);
  if (dish !== undefined) return { kind: "dish", productId: dish.productId, name: dish.name };
  const need = [...prepared, ...supplies].find(({ consumableId }) => consumableId === shown.need);
  return need === undefined ? null : { kind: "need", consumableId: need.consumableId, need };
}

type MadeProps = AnswerProps & { readonly plan: ProductionPlan };

function Made({ plan, asked, question, consumables, onPrepare }: MadeProps) {
  const { shown, change, timeZone } = asked;
  const { dishes, prepared, supplies, purchases } = plan;
  const { dish: openDish, need: openedNeed } = shown;
  const figure = useMemo(() => openFigure(plan, { dish: openDish, need: openedNeed }), [plan, openDish, openedNeed]);
  const openNeed = (need: string): void => change({ need, dish: "" });
  return (
    <>
      <PlanNotices plan={plan} isForecast={question.isForecast} />
      {dishes.length === 0 ? (
        <EmptyState icon={<ChefHat />} title={texts.nothingPlanned} detail={texts.nothingPlannedHint} />
      ) : (
        <>
          <PlanFigures plan={plan} />
          <PlanSection id={sectionIds.portions} title={texts.portionsByProduct}>
            <DishTable
              dishes={dishes}
              isForecast={question.isForecast}
              openKey={shown.dish}
              onOpen={(dish) => change({ dish, need: "" })}
            />
          </PlanSection>
          {prepared.length > 0 && (
            <PlanSection id={sectionIds.prepared} title={texts.prepared}>
              <NeedTable
                label={texts.prepared}
                name={texts.onePrepared}
                missing={texts.toMake}
                needs={prepared}
                openKey={shown.need}
                onOpen={openNeed}
                actions={({ consumableId, name, missing }) => {
                  const known = consumables.find(({ id }) => id === consumableId);
                  return (
                    known !== undefined &&
                    missing > 0 && (
                      <Button
                        size="sm"
                        variant="outline"
                        colorPalette="gray"
                        aria-label={texts.prepareOne(name)}
                        onClick={() => onPrepare(known, missing)}
                      >
                        {texts.prepare}
                      </Button>
                    )
                  );
                }}
              />
            </PlanSection>
          )}
          <PlanSection id={sectionIds.supplies} title={texts.supplies}>
            {supplies.length === 0 ? (
              <Box color="fg.muted">{texts.noRecipes}</Box>
            ) : (
              <NeedTable
                label={texts.supplies}
                name={texts.supply}
                missing={texts.missing}
                needs={supplies}
                openKey={shown.need}
                onOpen={openNeed}
              />
            )}
          </PlanSection>
          {supplies.length > 0 && (
            <PlanSection id={sectionIds.purchases} title={texts.purchases}>
              {purchases.length === 0 ? (
                <Box color="fg.muted">{texts.nothingMissing}</Box>
              ) : (
                <PurchaseList plan={plan} />
              )}
            </PlanSection>
          )}
        </>
      )}
      <FigureDrawer
        figure={figure}
        question={question}
        zone={timeZone}
        onClose={() => change({ dish: "", need: "" })}
      />
    </>
  );
}
