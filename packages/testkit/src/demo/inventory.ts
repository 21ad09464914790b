import type { Feature } from "@cantina/domain/cafeteria";
import { type CostSource, type Ingredient, productCost, quantity, unitCosts } from "@cantina/domain/inventory";
import { BrokenInvariant, type Cents, cents, id } from "@cantina/domain/kernel";

import type { DemoCatalog } from "./catalog.ts";
import { type DemoPart, demoPrepared, demoRecipes, demoSuppliers } from "./pantry.ts";
import { seededRandom } from "./random.ts";
import type { DemoRows, Row } from "./tables.ts";

type InventoryInput = {
  readonly seed: number;
  readonly features: readonly Feature[];
  readonly cafeteriaId: string;
  readonly catalog: DemoCatalog;
  readonly openedAt: string;
};

export type DemoInventory = {
  readonly rows: DemoRows;
  /** Versions of products with what their recipes cost. */
  readonly withCosts: (versions: readonly Row[]) => readonly Row[];
};

const hundredths = (units: number) => quantity(Math.round(units * 100));

/** Suppliers, supplies, what is prepared of them, and recipes of some dishes. */
export function demoInventory({ seed, features, cafeteriaId, catalog, openedAt }: InventoryInput): DemoInventory {
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
    return parts === undefined ? [] : [{ product, ingredients: parts.map(ingredientOf) }];
  });
  const costed = new Map<string, Cents>(
    recipes.flatMap(({ product, ingredients }) => {
      const cost = productCost(ingredients, costs.value);
      return cost.ok ? [[`${product.id} ${product.version}`, cost.value] as const] : [];
    }),
  );
  const levels = (one: { readonly alert: number; readonly available: number }): Row => ({
    alert_level: hundredths(one.alert),
    available_quantity: hundredths(one.available),
    last_position: 1,
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
          ...levels(one),
        })),
      ],
      consumable_movement: [...supplies, ...prepared].map((one) => ({
        cafeteria_id: cafeteriaId,
        consumable_id: one.id,
        position: 1,
        reason: "COUNT",
        quantity: hundredths(one.available),
        resulting_available_quantity: hundredths(one.available),
        at: openedAt,
      })),
      consumable_ingredient: prepared.flatMap((one) =>
        one.parts.map(ingredientOf).map((part, index) => ({
          cafeteria_id: cafeteriaId,
          consumable_id: one.id,
          ingredient_id: part.consumableId,
          position: index + 1,
          quantity: part.quantity,
        })),
      ),
      product_ingredient: recipes.flatMap(({ product, ingredients }) =>
        ingredients.map((part, index) => ({
          product_id: product.id,
          version: product.version,
          consumable_id: part.consumableId,
          position: index + 1,
          quantity: part.quantity,
        })),
      ),
    },
  };
}
