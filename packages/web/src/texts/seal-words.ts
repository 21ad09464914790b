import type { Seal } from "@cantina/domain/school-rules";

export const carriesSeals = "Lleva sellos";
export const askedToWarn = "La cafetería pide avisar antes de vender lo que los lleva:";
export const notForSale = "No se vende en esta cafetería";
export const cafeteriaSellsNone = "La cafetería no vende lo que lleva sellos:";
export const takeOutToGoOn = "Quítelo del carrito para vender el resto.";
export const takeOut = "Quitar del carrito";

type Words = Readonly<Partial<Record<Seal, string>>>;

/** As a country has them printed; where it prints none, what its rule limits. */
const wordsByCountry: Readonly<Record<string, Words>> = {
  AR: {
    SUGARS: "Exceso en azúcares",
    SODIUM: "Exceso en sodio",
    SATURATED_FATS: "Exceso en grasas saturadas",
    FATS: "Exceso en grasas totales",
    CALORIES: "Exceso en calorías",
    SWEETENERS: "Contiene edulcorantes, no recomendable en niños/as",
    CAFFEINE: "Contiene cafeína, evitar en niños/as",
  },
  CL: {
    CALORIES: "Alto en calorías",
    SUGARS: "Alto en azúcares",
    SATURATED_FATS: "Alto en grasas saturadas",
    SODIUM: "Alto en sodio",
  },
  ES: { CALORIES: "Más de 200 kcal", FATS: "Más del 35 % de la energía de grasas" },
  MX: {
    CALORIES: "Exceso calorías",
    SUGARS: "Exceso azúcares",
    SATURATED_FATS: "Exceso grasas saturadas",
    TRANS_FATS: "Exceso grasas trans",
    SODIUM: "Exceso sodio",
    SWEETENERS: "Contiene edulcorantes, no recomendable en niños",
    CAFFEINE: "Contiene cafeína, evitar en niños",
  },
  UY: {
    SODIUM: "Exceso sodio",
    SUGARS: "Exceso azúcares",
    FATS: "Exceso grasas",
    SATURATED_FATS: "Exceso grasas saturadas",
    UNLISTED: "Fuera de la lista del Ministerio de Salud Pública",
  },
};

/** What the country calls it. */
export const sealWords = (seal: Seal, countryId: string | undefined): string =>
  wordsByCountry[countryId ?? ""]?.[seal] ?? "";

/** A legend has commas of its own. */
export const sealList = (some: readonly Seal[], countryId: string | undefined): string =>
  some.map((one) => sealWords(one, countryId)).join(" · ");
