import { type Rating, type RatingAttribute, ratingAttributes } from "@cantina/domain/reviews";
import type { ClientAccount } from "@cantina/domain/clients";

import { seededRandom } from "./random.ts";
import type { DemoSale } from "./sales.ts";
import { instantAt, milliseconds } from "./school-days.ts";
import type { Row } from "./tables.ts";

/** What is said of a meal, by how it was. */
const comments: Readonly<Record<Rating, readonly string[]>> = {
  1: ["Llegó frío y tarde.", "Nos dieron otro plato."],
  2: ["La porción era muy chica.", "La fila fue larguísima."],
  3: ["Bien, pero siempre lo mismo.", ""],
  4: ["Rico y bien servido.", "Muy amables, como siempre.", ""],
  5: ["¡Le encantó!", "Excelente el menú de hoy.", "Comió todo y pidió más.", ""],
};

/** Most are content. */
const drawn: readonly Rating[] = [1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5];

const suggestions: readonly string[] = [
  "Estaría bueno tener fruta fresca todos los días.",
  "¿Podrían sumar una opción vegetariana los jueves?",
  "Que se pueda ver el menú de la semana siguiente antes del viernes.",
  "Más opciones sin TACC en el kiosco, por favor.",
  "Sería útil un recordatorio cuando el saldo está por terminarse.",
  "Poner una segunda caja en el recreo largo: no llegan a comer.",
  "Jugos sin azúcar en lugar de gaseosas.",
  "Que avisen por la app cuando el pedido está listo.",
  "Me gustaría poder repetir el pedido de la semana anterior con un botón.",
  "Porciones más grandes para los chicos de secundaria.",
];

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** One of so many meals is reviewed. */
const everyMeal = 40;

type Told = {
  readonly seed: number;
  readonly cafeteriaId: string;
  readonly sales: readonly DemoSale[];
  /** The owner of each commensal. */
  readonly clients: readonly ClientAccount[];
  readonly now: number;
};

/** What families thought of meals, within hours of them. */
export function reviewRows({ seed, cafeteriaId, sales, clients, now }: Told): readonly Row[] {
  const random = seededRandom(seed);
  const ownerOf = new Map<string, string>(
    clients.flatMap(({ id, commensals }) => commensals.map((commensal) => [commensal.id, id] as const)),
  );
  const meals = sales.filter(({ order }) => order.status === "COMPLETED" && ownerOf.has(order.commensalId ?? ""));
  return meals.flatMap(({ order }) => {
    if (random.whole(1, everyMeal) > 1) return [];
    const at = milliseconds(order.dateTime) + random.whole(20, 600) * minute;
    if (at >= now) return [];
    const rating = random.pick(drawn);
    const attributes: readonly RatingAttribute[] = ratingAttributes.filter(() => random.whole(1, 4) === 1);
    return [
      {
        id: random.uuid(),
        cafeteria_id: cafeteriaId,
        transaction_id: order.id,
        commensal_id: order.commensalId,
        profile_id: ownerOf.get(order.commensalId ?? ""),
        rating,
        attributes,
        comments: random.pick(comments[rating]),
        at: instantAt(at),
      },
    ];
  });
}

/** One every nine days or so; the latest of today. */
export function feedbackRows({ seed, cafeteriaId, clients, now }: Omit<Told, "sales">): readonly Row[] {
  const random = seededRandom(seed);
  // Two places don't begin with the same one.
  const first = random.whole(0, suggestions.length - 1);
  const ordered = [...suggestions.slice(first), ...suggestions.slice(0, first)];
  return ordered.map((suggestion, index) => ({
    id: random.uuid(),
    cafeteria_id: cafeteriaId,
    profile_id: random.pick(clients).id,
    suggestion,
    at: instantAt(now - index * 9 * day - random.whole(1, 20) * hour),
  }));
}
