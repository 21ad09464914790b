import { type Allergen, allergens } from "@cantina/domain/allergens";

const allergenNames: Readonly<Record<Allergen, string>> = {
  GLUTEN: "Gluten",
  CRUSTACEANS: "Crustáceos",
  EGGS: "Huevo",
  FISH: "Pescado",
  PEANUTS: "Maní",
  SOYBEANS: "Soja",
  MILK: "Leche",
  NUTS: "Frutos secos",
  CELERY: "Apio",
  MUSTARD: "Mostaza",
  SESAME: "Sésamo",
  SULPHITES: "Sulfitos",
  LUPIN: "Altramuces",
  MOLLUSCS: "Moluscos",
};

export const allergenList = (some: readonly Allergen[]): string => some.map((one) => allergenNames[one]).join(", ");

export const allergenOptions = allergens.map((value) => ({ value, label: allergenNames[value] }));

export const allergensOfFood = "Alérgenos";
export const noAllergens = "Ninguno";
export const fromRecipe = (list: string): string => `por su receta: ${list}`;
export const recipeAddsItsOwn = "Los de su receta se suman solos.";
export const passedOn = "Pasan a todo lo que se prepara con este insumo.";
export const allergensOfDiner = "Alérgenos que no puede comer";
export const stopsTheSale = "La caja frena la venta de lo que los contiene.";

export const containsAllergens = "Contiene alérgenos";
export const mustNotEat = (name: string): string => `${name} no puede comer lo que contiene:`;
/** Of an order, beside its diner's name. */
export const containsForDiner = (some: readonly Allergen[]): string => orderContains(allergenList(some));
const orderContains = (list: string): string => `Contiene lo que no puede comer: ${list}`;
