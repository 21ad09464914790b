import type { Calls } from "@cantina/adapters/http";
import type { DataOf } from "@cantina/contract/endpoint";
import { productionEndpoints } from "@cantina/contract/inventory";
import type { ConsumableId } from "@cantina/domain/inventory";
import type { LocalDate, ProductId } from "@cantina/domain/kernel";
import { askedQuery } from "../live-data/index.ts";
import { useCalls } from "../workplace/index.ts";

export type ProductionCalls = Calls<typeof productionEndpoints>;
export type ProductionPlan = DataOf<typeof productionEndpoints.readProductionPlan>;
export type PlannedDish = ProductionPlan["dishes"][number];
export type PlannedNeed = ProductionPlan["supplies"][number];
export type PlannedPurchase = ProductionPlan["purchases"][number];
export type ProductionShares = DataOf<typeof productionEndpoints.readProductionShares>;

/** Its code comes with the screen that uses it. */
export const useProductionCalls = (): ProductionCalls => useCalls(productionEndpoints);

export type PlanQuestion = { readonly from: LocalDate; readonly until: LocalDate; readonly isForecast: boolean };

const wireOf = ({ from, until, isForecast }: PlanQuestion) =>
  ({ from, until, forecast: isForecast ? "true" : "false" }) as const;

/** Kept level by the hub: every order changes it. */
export const productionPlanQuery = ({ readProductionPlan }: ProductionCalls, question: PlanQuestion) =>
  askedQuery(readProductionPlan, { query: wireOf(question) });

/** Whose portions, or of what it is needed. */
export type PlanFigure =
  | { readonly kind: "dish"; readonly productId: ProductId }
  | { readonly kind: "need"; readonly consumableId: ConsumableId };

export const productionSharesQuery = (
  { readProductionShares }: ProductionCalls,
  question: PlanQuestion,
  figure: PlanFigure,
) =>
  askedQuery(readProductionShares, {
    query: {
      ...wireOf(question),
      ...(figure.kind === "dish" ? { productId: figure.productId } : { consumableId: figure.consumableId }),
    },
  });
