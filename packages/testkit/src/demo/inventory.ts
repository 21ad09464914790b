import type { Feature } from "@cantina/domain/cafeteria";
import {
  type ConsumableId,
  type CostSource,
  type Ingredient,
  productCost,
  quantity,
  unitCosts,
} from "@cantina/domain/inventory";
import { BrokenInvariant, type Cents, cents, id } from "@cantina/domain/kernel";

import type { DemoCatalog } from "./catalog.ts";
import { type PantryPlace, pantryHistory } from "./pantry-history.ts";
import { pantryOrders } from "./pantry-orders.ts";
import { type DemoPart, demoPrepared, demoRecipes, demoSuppliers } from "./pantry.ts";
import { seededRandom } from "./random.ts";
import type { DemoRows, Row } from "./tables.ts";

type InventoryInput = PantryPlace & {
  readonly features: readonly Feature[];
  readonly catalog: DemoCatalog;
  /** As they ended, with their items. */
  readonly orders: DemoRows;
};

export type DemoInventory = {
  readonly rows: DemoRows;
  /** Versions of products with what their recipes cost. */
  readonly withCosts: (versions: readonly Row[]) => readonly Row[];
};

const hundredths = (units: number) => quantity(Math.round(units * 100));

/** Suppliers, supplies, what is prepared of them, and recipes of some dishes. */
export function demoInventory(input: InventoryInput): DemoInventory {
  const { seed, features, cafeteriaId, catalog, orders } = input;
  if (!features.includes("inventory")) return { rows: {}, withCosts: (versions) => versions };
  const random = seededRandom(seed);
  const suppliers = demoSuppliers.map((supplier) => ({ ...supplier, id: random.uuid() }));
  const supplies = suppliers.flatMap((supplier) =>
    supplier.supplies.map((supply) => ({ ...supply, supplierId: supplier.id, id: id<"consumable">(random.uuid()) })),
  );
  const prepared = demoPrepared.map((one) => ({ ...one, id: id<"consumable">(random.uuid()) }));
  const ids = new Map([...supplies, ...prepared].map((one) => [one.name, one.id]));
  const ingredientOf = ([name, needed]: DemoPart): Ingredient => {
    const consumableId = ids.get(name);
    if (consumableId === undefined) throw new BrokenInvariant(`the demo has no ${name}`);
    return { consumableId, quantity: hundredths(needed) };
  };
  const sources: readonly CostSource[] = [
    ...supplies.map((one): CostSource => ({
      id: one.id,
      type: "RAW",
      cost: cents(one.pesos * 100),
      waste: one.waste ?? 0,
      yield: null,
      ingredients: [],
    })),
    ...prepared.map((one): CostSource => ({
      id: one.id,
      type: "PREPARED",
      cost: cents(0),
      waste: 0,
      yield: hundredths(one.yield),
      ingredients: one.parts.map(ingredientOf),
    })),
  ];
  const costs = unitCosts(sources);
  if (!costs.ok) throw new BrokenInvariant("the demo's recipes have a cost");
  const recipes = catalog.products.flatMap(({ product }) => {
    const parts = demoRecipes[product.name];
    if (parts === undefined) return [];
    const versions = Array.from({ length: product.version }, (_, index) => index + 1);
    const ingredients = parts.map(ingredientOf);
    return versions.map((version) => ({ productId: product.id, version, ingredients }));
  });
  const costed = new Map<string, Cents>(
    recipes.flatMap(({ productId, version, ingredients }) => {
      const cost = productCost(ingredients, costs.value);
      return cost.ok ? [[`${productId} ${version}`, cost.value] as const] : [];
    }),
  );
  const stored = new Map([...supplies, ...prepared].map((one) => [one.id, one]));
  const shelf = pantryHistory(
    sources.map((source) => {
      const one = stored.get(source.id);
      if (one === undefined) throw new BrokenInvariant("what is stored is known by its id");
      const { name, available, alert, unit } = one;
      const levels = { opening: hundredths(available), alertLevel: hundredths(alert) };
      return {
        ...source,
        ...levels,
        name,
        isPiece: unit === "PIECE",
        cost: costs.value.get(source.id)?.cost ?? source.cost,
      };
    }),
    pantryOrders(orders, new Map(recipes.map(({ productId, ingredients }) => [productId, ingredients]))),
    input,
  );
  const levels = (one: { readonly id: ConsumableId; readonly alert: number }): Row => ({
    alert_level: hundredths(one.alert),
    ...shelf.leftOf(one.id),
    status: "ENABLED",
  });
  return {
    withCosts: (versions) =>
      versions.map((row) => ({
        ...row,
        cost: costed.get(`${String(row["product_id"])} ${String(row["version"])}`) ?? row["cost"],
      })),
    rows: {
      supplier: suppliers.map((one) => ({
        id: one.id,
        cafeteria_id: cafeteriaId,
        name: one.name,
        phone_number: one.phoneNumber,
        email: one.email,
        status: "ENABLED",
      })),
      consumable: [
        ...supplies.map((one) => ({
          id: one.id,
          cafeteria_id: cafeteriaId,
          type: "RAW",
          name: one.name,
          unit: one.unit,
          supplier_id: one.supplierId,
          cost: one.pesos * 100,
          waste: one.waste ?? 0,
          yield: null,
          allergens: one.allergens ?? [],
          ...levels(one),
        })),
        ...prepared.map((one) => ({
          id: one.id,
          cafeteria_id: cafeteriaId,
          type: "PREPARED",
          name: one.name,
          unit: one.unit,
          supplier_id: null,
          cost: null,
          waste: null,
          yield: hundredths(one.yield),
          allergens: [],
          ...levels(one),
        })),
      ],
      ...shelf.rows(),
      consumable_ingredient: prepared.flatMap((one) =>
        one.parts.map(ingredientOf).map((part, index) => ({
          cafeteria_id: cafeteriaId,
          consumable_id: one.id,
          ingredient_id: part.consumableId,
          position: index + 1,
          quantity: part.quantity,
        })),
      ),
      product_ingredient: recipes.flatMap(({ productId, version, ingredients }) =>
        ingredients.map((part, index) => ({
          product_id: productId,
          version,
          consumable_id: part.consumableId,
          position: index + 1,
          quantity: part.quantity,
        })),
      ),
    },
  };
}
