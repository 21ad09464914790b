import { randomUUID } from "node:crypto";

import type { ApiFailure } from "@cantina/contract/calls";
import { catalogEndpoints } from "@cantina/contract/catalog";
import type { Product } from "@cantina/domain/catalog";
import { type CategoryId, type Cents, type Result, accepted } from "@cantina/domain/kernel";

import { persist } from "./persist.ts";
import type { SignedIn } from "./sign-in.ts";

const categoryName = "Rollo de caja";

async function ensureCategory({ client, cafeteriaId }: SignedIn): Promise<Result<CategoryId, ApiFailure>> {
  const params = { cafeteriaId };
  const categories = await persist(() => client.call(catalogEndpoints.listCategories, { params }));
  if (!categories.ok) return categories;
  const there = categories.value.find(({ name }) => name === categoryName);
  if (there !== undefined) return accepted(there.id);
  const idempotencyKey = randomUUID();
  const request = { params, body: { name: categoryName } };
  const made = await persist(() => client.call(catalogEndpoints.createCategory, request, idempotencyKey));
  return made.ok ? accepted(made.value.id) : made;
}

export type RollProducts = { readonly byName: ReadonlyMap<string, Product>; readonly made: number };

/** The products of those names in the category of till rolls; those that are missing are made at that price. */
export async function ensureProducts(
  signedIn: SignedIn,
  names: ReadonlySet<string>,
  price: Cents,
): Promise<Result<RollProducts, ApiFailure>> {
  const { client, cafeteriaId } = signedIn;
  const params = { cafeteriaId };
  const category = await ensureCategory(signedIn);
  if (!category.ok) return category;
  const categoryId = category.value;
  const listed = await persist(() => client.call(catalogEndpoints.listProducts, { params }));
  if (!listed.ok) return listed;
  const byName = new Map<string, Product>();
  for (const product of listed.value) {
    if (product.categoryId === categoryId && names.has(product.name)) byName.set(product.name, product);
  }
  let made = 0;
  for (const name of names) {
    if (byName.has(name)) continue;
    const idempotencyKey = randomUUID();
    const body = { name, description: name, categoryId, price, classPrices: [], shownInApp: false };
    const product = await persist(() => client.call(catalogEndpoints.createProduct, { params, body }, idempotencyKey));
    if (!product.ok) return product;
    byName.set(name, product.value);
    made += 1;
  }
  return accepted({ byName, made });
}
