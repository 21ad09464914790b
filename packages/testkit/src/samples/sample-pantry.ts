import { type Consumable, type Ingredient, quantity } from "@cantina/domain/inventory";
import { type Cents, cents, id } from "@cantina/domain/kernel";

const hundredths = (amount: number) => quantity(Math.round(amount * 100));

/** How many units of which consumables. */
type Needs = Readonly<Record<string, number>>;

export const sampleRecipe = (needs: Needs): readonly Ingredient[] =>
  Object.entries(needs).map(([name, needed]) => ({
    consumableId: id<"consumable">(name),
    quantity: hundredths(needed),
  }));

type SupplyFacts = {
  readonly waste?: number;
  readonly available?: number;
  readonly cost?: Cents;
  readonly supplier?: string;
};

/** A supply whose id is its name; amounts are whole units or decimals of them. */
export const sampleSupply = (name: string, facts: SupplyFacts = {}): Consumable => ({
  id: id<"consumable">(name),
  name,
  type: "RAW",
  supplierId: id<"supplier">(facts.supplier ?? "mercado"),
  unit: "GRAM",
  cost: facts.cost ?? cents(0),
  waste: facts.waste ?? 0,
  alertLevel: quantity(0),
  availableQuantity: hundredths(facts.available ?? 0),
  needsCount: false,
  allergens: [],
  yield: null,
  ingredients: [],
  version: 1,
});

type PreparedFacts = { readonly yields?: number; readonly of: Needs; readonly available?: number };

/** A prepared consumable whose id is its name. */
export const samplePrepared = (name: string, { yields = 1, of, available = 0 }: PreparedFacts): Consumable => ({
  ...sampleSupply(name, { available }),
  type: "PREPARED",
  supplierId: null,
  yield: hundredths(yields),
  ingredients: sampleRecipe(of),
});
