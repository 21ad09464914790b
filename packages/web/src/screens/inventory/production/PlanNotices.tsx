import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import type { ProductionPlan } from "../../../composition/desk/index.ts";
import * as texts from "../../../texts/production.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { dateFieldText } from "../../../ui/date-entry.ts";

/** What stands in none of its figures, and why. */
export function PlanNotices({ plan, isForecast }: { readonly plan: ProductionPlan; readonly isForecast: boolean }) {
  const { unnamedMeals, closedDays } = plan;
  return (
    <>
      {unnamedMeals > 0 && (
        <Notice
          kind="warning"
          action={
            <Box css={{ "& a": { textDecoration: "underline" } }}>
              <Link to="/subscriptions">{texts.seeSubscriptions}</Link>
            </Box>
          }
        >
          {texts.unnamedMeals(unnamedMeals)}
        </Notice>
      )}
      {closedDays.length > 0 && <Notice kind="info">{texts.closedOn(closedDays.map(dateFieldText).join(", "))}</Notice>}
      {isForecast && <Notice kind="info">{texts.estimateHint}</Notice>}
    </>
  );
}
