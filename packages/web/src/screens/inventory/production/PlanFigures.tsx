import { formatMoney } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { ProductionPlan } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/production.ts";
import { KeyFigures } from "../../../ui/KeyFigures.tsx";
import { locale } from "../../../texts/locale.ts";

export const sectionIds = {
  portions: "plan-portions",
  prepared: "plan-prepared",
  supplies: "plan-supplies",
  purchases: "plan-purchases",
} as const;

/** Leads to the rows that it is the sum of. */
const Leading = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Box
    as="button"
    textDecoration="underline"
    textDecorationColor="border.emphasized"
    textUnderlineOffset="4px"
    fontVariantNumeric="tabular-nums"
    onClick={() => document.getElementById(to)?.scrollIntoView({ block: "start" })}
  >
    {children}
  </Box>
);

const counted = new Intl.NumberFormat(locale);

const isMissing = ({ missing }: { readonly missing: number }): boolean => missing > 0;

/** What a cook and whoever goes shopping ask first. */
export function PlanFigures({ plan }: { readonly plan: ProductionPlan }) {
  const portions = plan.dishes.reduce((sum, { units }) => sum + units, 0);
  const figure = (label: string, definition: string, to: string, amount: number, text = counted.format(amount)) => ({
    label,
    definition,
    value: amount === 0 ? text : <Leading to={to}>{text}</Leading>,
  });
  return (
    <KeyFigures
      label={texts.figures}
      figures={[
        figure(texts.portions, texts.portionsHint, sectionIds.portions, portions),
        figure(texts.toPrepare, texts.toPrepareHint, sectionIds.prepared, plan.prepared.filter(isMissing).length),
        figure(
          texts.missingSupplies,
          texts.missingSuppliesHint,
          sectionIds.supplies,
          plan.supplies.filter(isMissing).length,
        ),
        figure(texts.purchaseCost, texts.purchaseCostHint, sectionIds.purchases, plan.cost, formatMoney(plan.cost)),
      ]}
    />
  );
}
