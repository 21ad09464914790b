export { type Allergen, allergens, sharedAllergens, sortedAllergens, toggledAllergen } from "./allergen.ts";
export { type AllergenPart, containedAllergens } from "./contained-allergens.ts";
