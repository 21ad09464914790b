import { type Amounts, type ExplosionFailure, type RecipeFailure, recipeBook, stockAfter } from "../inventory/index.ts";
import { type Result, accepted } from "../kernel/index.ts";
import type { DatedLine } from "./dated-demand.ts";
import { recipesByVersion } from "./demand.ts";
import { type DishLine, portionsOf } from "./dishes.ts";
import { type PlanFailure, type ProductionInput, type ProductionPlan, planProduction } from "./plan-production.ts";
import type { PlanRange } from "./plan-range.ts";

export type RangeInput<L extends DatedLine> = Omit<ProductionInput<L>, "lines"> & {
  /** Of the days before the range too. */
  readonly lines: readonly L[];
  readonly range: PlanRange;
};

const isNamed = <L extends DatedLine>(line: L): line is DishLine<L> => line.product !== null;

/** A plan whose stock is what the days before it leave. PRODUCTION-11 */
export function planDays<L extends DatedLine>({
  range,
  ...input
}: RangeInput<L>): Result<ProductionPlan<L>, PlanFailure> {
  const { lines, recipes, consumables, stock } = input;
  const left = leftBy(lines.filter(({ day }) => day < range.from).filter(isNamed), { recipes, consumables, stock });
  if (!left.ok) return left;
  const inRange = lines.filter(({ day }) => day >= range.from && day <= range.until);
  return planProduction({ ...input, lines: inRange, stock: left.value });
}

function leftBy<L extends DatedLine>(
  before: readonly DishLine<L>[],
  { recipes, consumables, stock }: Omit<ProductionInput<L>, "lines">,
): Result<Amounts, RecipeFailure | ExplosionFailure> {
  if (before.length === 0) return accepted(stock);
  const book = recipeBook(consumables);
  return book.ok ? stockAfter(book.value, portionsOf(before, recipesByVersion(recipes)), stock) : book;
}
