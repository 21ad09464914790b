import { unitNames } from "../../../texts/inventory-texts.ts";
import type {
  PlanQuestion,
  PlannedDish,
  PlannedNeed,
  PlannedPurchase,
  ProductionPlan,
} from "../../../composition/desk/index.ts";
import type { TableCell, TableColumn, TableReport, TableRow } from "../../../composition/device/index.ts";
import * as texts from "../../../texts/production.ts";
import * as words from "../../../texts/words.ts";
import { dateFieldText } from "../../../ui/date-entry.ts";
import { amountOf } from "../../../texts/inventory-texts.ts";
import { errorText, wordsOf } from "./plan-amounts.ts";

const text = (value: string): TableCell => ({ kind: "text", text: value });
const count = (units: number): TableCell => ({ kind: "count", count: units });
const columns = (kind: TableColumn["kind"], ...labels: readonly string[]): readonly TableColumn[] =>
  labels.map((label) => ({ label, kind }));

type Table = TableReport["tables"][number];

function dishTable(dishes: readonly PlannedDish[], isForecast: boolean): Table {
  const { ORDER, PASS, SUBSCRIPTION, FORECAST } = texts.originNames;
  const errorOf = ({ forecastError }: PlannedDish): TableCell =>
    text(forecastError === null ? "" : texts.usuallyOff(errorText(forecastError)));
  return {
    title: texts.portionsByProduct,
    columns: [
      ...columns("text", texts.product),
      ...columns("count", words.total, ORDER, PASS, SUBSCRIPTION, ...(isForecast ? [FORECAST] : [])),
      ...(isForecast ? columns("text", texts.errorColumn) : []),
    ],
    rows: dishes.map((dish): TableRow => {
      const { name, units, byOrigin } = dish;
      const origins = [
        byOrigin.ORDER,
        byOrigin.PASS,
        byOrigin.SUBSCRIPTION,
        ...(isForecast ? [byOrigin.FORECAST] : []),
      ];
      return [text(name), count(units), ...origins.map(count), ...(isForecast ? [errorOf(dish)] : [])];
    }),
  };
}

const notesOf = (plan: ProductionPlan, { isForecast }: PlanQuestion): readonly string[] => [
  ...(plan.unnamedMeals > 0 ? [texts.unnamedMeals(plan.unnamedMeals)] : []),
  ...(plan.closedDays.length > 0 ? [texts.closedOn(plan.closedDays.map(dateFieldText).join(", "))] : []),
  ...(isForecast ? [texts.estimateHint] : []),
];

const titleOf = ({ from, until }: PlanQuestion): string => texts.titleOf(dateFieldText(from), dateFieldText(until));

/** Numbers that can be counted on, each with its unit. */
export function planBook(plan: ProductionPlan, question: PlanQuestion): TableReport {
  const needs = (title: string, name: string, missing: string, rows: readonly PlannedNeed[]): Table => ({
    title,
    columns: [
      ...columns("text", name),
      ...columns("quantity", texts.byRecipes, texts.needed, texts.available, missing),
      ...columns("text", texts.unit),
    ],
    rows: rows.map(({ name: its, gross, needed, available, missing: lacking, unit }) => [
      text(its),
      ...[gross, needed, available, lacking].map((quantity): TableCell => ({ kind: "quantity", quantity })),
      text(unitNames[unit]),
    ]),
  });
  const dishes = dishTable(plan.dishes, question.isForecast);
  const notes = notesOf(plan, question).map((note): TableRow => [
    text(note),
    ...dishes.columns.slice(1).map(() => text("")),
  ]);
  return {
    title: titleOf(question),
    notes: [],
    tables: [
      { ...dishes, rows: [...dishes.rows, ...notes] },
      needs(texts.prepared, texts.onePrepared, texts.toMake, plan.prepared),
      needs(texts.supplies, texts.supply, texts.missing, plan.supplies),
      {
        title: texts.purchases,
        columns: [
          ...columns("text", texts.supplier, texts.supply),
          ...columns("quantity", texts.toBuy),
          ...columns("text", texts.unit),
          ...columns("money", words.cost),
        ],
        rows: [
          ...plan.purchases.flatMap(({ supplierName, rows }) =>
            rows.map(({ name, quantity, unit, cost }): TableRow => [
              text(supplierName ?? texts.noSupplier),
              text(name),
              { kind: "quantity", quantity },
              text(unitNames[unit]),
              { kind: "money", amount: cost },
            ]),
          ),
          [text(texts.wholePlan), text(""), text(""), text(""), { kind: "money", amount: plan.cost }],
        ],
        hasTotal: true,
      },
    ],
  };
}

function purchaseTable({ supplierName, rows, cost }: PlannedPurchase): Table {
  return {
    title: texts.purchasesOf(supplierName ?? texts.noSupplier),
    columns: [...columns("text", texts.supply, texts.toBuy), ...columns("money", words.cost)],
    rows: [
      ...rows.map((row): TableRow => [
        text(row.name),
        text(wordsOf(row.quantity, row.unit)),
        { kind: "money", amount: row.cost },
      ]),
      [text(words.total), text(""), { kind: "money", amount: cost }],
    ],
    hasTotal: true,
  };
}

/** As narrow as can be read from a step away: origins that nobody has are left out. */
function dishPaper(dishes: readonly PlannedDish[]): Table {
  const { FORECAST, ...certain } = texts.originNames;
  const told = (["ORDER", "PASS", "SUBSCRIPTION"] as const).filter((one) =>
    dishes.some(({ byOrigin }) => byOrigin[one] > 0),
  );
  const isEstimated = dishes.some(({ byOrigin }) => byOrigin.FORECAST > 0);
  const estimateOf = ({ byOrigin, forecastError }: PlannedDish): TableCell =>
    text(forecastError === null ? "" : texts.giveOrTake(byOrigin.FORECAST, errorText(forecastError)));
  return {
    title: texts.portionsByProduct,
    columns: [
      ...columns("text", texts.product),
      ...columns("count", words.total, ...told.map((one) => certain[one])),
      ...(isEstimated ? columns("text", FORECAST) : []),
    ],
    rows: dishes.map((dish): TableRow => {
      const cells = [dish.units, ...told.map((one) => dish.byOrigin[one])].map(count);
      return [text(dish.name), ...cells, ...(isEstimated ? [estimateOf(dish)] : [])];
    }),
  };
}

/** For the wall of a kitchen: what is cooked first, then what is bought where, and what all of it takes. */
export function planPaper(plan: ProductionPlan, question: PlanQuestion): TableReport {
  const needs = (title: string, name: string, missing: string, rows: readonly PlannedNeed[]): readonly Table[] =>
    rows.length === 0
      ? []
      : [
          {
            title,
            columns: [...columns("text", name), ...columns("quantity", texts.needed, texts.available, missing)],
            rows: rows.map(({ name: its, needed, available, missing: lacking, unit }) => [
              text(its),
              ...[needed, available, lacking].map((quantity) => text(amountOf(quantity, unit))),
            ]),
          },
        ];
  return {
    title: titleOf(question),
    notes: notesOf(plan, question),
    tables: [
      dishPaper(plan.dishes),
      ...needs(texts.prepared, texts.onePrepared, texts.toMake, plan.prepared),
      ...plan.purchases.map(purchaseTable),
      ...needs(texts.supplies, texts.supply, texts.missing, plan.supplies),
    ],
  };
}
