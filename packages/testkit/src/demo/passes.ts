import type { Feature } from "@cantina/domain/cafeteria";
import { type LocalDate, type TimeZone, addDays, localDate, temporal } from "@cantina/domain/kernel";

import type { DemoCatalog } from "./catalog.ts";
import { seededRandom } from "./random.ts";
import { dayOf } from "./school-days.ts";
import type { DemoRows, Row } from "./tables.ts";

type PassInput = {
  readonly seed: number;
  readonly features: readonly Feature[];
  readonly cafeteriaId: string;
  readonly catalog: DemoCatalog;
  readonly today: LocalDate;
  readonly zone: TimeZone;
  readonly openedAt: string;
};

const dish = "Fideos con tuco";
/** Minor units of one day. */
const dayPrice = 450_000;

const monthFormat = new Intl.DateTimeFormat("es-AR", { month: "long", timeZone: "UTC" });
const monthName = (day: LocalDate): string => monthFormat.format(new Date(`${day}T00:00:00Z`));

/** Every school day of the month in which that day is. */
function schoolDays(day: LocalDate, zone: TimeZone): readonly LocalDate[] {
  const first = temporal().PlainDate.from(day).with({ day: 1 });
  return Array.from({ length: first.daysInMonth }, (_, index) => addDays(localDate(first.toString()), index)).filter(
    (date) => dayOf(date, zone).isSchoolDay,
  );
}

/** A pass of lunches for this month and one for the next. */
export function passRows(
  input: PassInput,
): Required<Pick<DemoRows, "product" | "product_version" | "calendar_product">> {
  const { seed, features, cafeteriaId, catalog, today, zone, openedAt } = input;
  const model = catalog.products.find(({ product }) => product.name === dish);
  if (model === undefined || !features.includes("calendarProducts"))
    return { product: [], product_version: [], calendar_product: [] };
  const random = seededRandom(seed);
  const nextMonth = localDate(temporal().PlainDate.from(today).with({ day: 1 }).add({ months: 1 }).toString());
  const passes = [today, nextMonth].map((day, index) => ({
    id: random.uuid(),
    name: `Almuerzos de ${monthName(day)}`,
    dates: schoolDays(day, zone),
    position: 900 + index,
  }));
  return {
    product: passes.map(({ id, position }): Row => ({
      id,
      cafeteria_id: cafeteriaId,
      type: "CALENDAR",
      category_id: model.product.categoryId,
      position,
      status: "ENABLED",
      description: "El plato del día con postre, todos los días de clase del mes.",
      current_version: 1,
      current_stock: null,
      daily_limit: null,
      barcode: null,
      shown_in_app: true,
      picture_id: model.picture.id,
      hidden_for_classes: [],
      display_dates: [],
      own_allergens: [],
      seals: [],
    })),
    product_version: passes.map(({ id, name, dates }): Row => ({
      product_id: id,
      version: 1,
      name,
      price: dates.length * dayPrice,
      cost: null,
      created_at: openedAt,
    })),
    calendar_product: passes.map(({ id, dates }): Row => ({
      product_id: id,
      order_dates: dates,
      delivery_time: "12:30",
      is_order_cancellable: true,
      charge_for_past_orders: false,
    })),
  };
}
