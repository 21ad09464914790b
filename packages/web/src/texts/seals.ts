import type { Seal } from "@cantina/domain/school-rules";

/** What a seal is about, in a word: on a card there is no room for the seal's own. */
const sealNames: Readonly<Record<Seal, string>> = {
  SUGARS: "azúcares",
  SODIUM: "sodio",
  SATURATED_FATS: "grasas saturadas",
  TRANS_FATS: "grasas trans",
  FATS: "grasas",
  CALORIES: "calorías",
  SWEETENERS: "edulcorantes",
  CAFFEINE: "cafeína",
  UNLISTED: "fuera de la lista",
};

export const sealNameList = (some: readonly Seal[]): string => some.map((one) => sealNames[one]).join(", ");
export const sealsOfProduct = "Sellos:";
export const notSold = "No se vende:";
export const notSoldHere = (name: string): string => `${name} no se vende en esta cafetería: lleva sellos.`;
