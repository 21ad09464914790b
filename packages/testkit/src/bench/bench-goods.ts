import { catalogEndpoints } from "@cantina/contract/catalog";
import { clientsEndpoints } from "@cantina/contract/clients";
import { type Product, unitPriceFor } from "@cantina/domain/catalog";
import { type DiscountCategory, discountCategoryFor } from "@cantina/domain/clients";
import { BrokenInvariant, type CafeteriaId, type Cents } from "@cantina/domain/kernel";
import { priceSale } from "@cantina/domain/sale";
import type { Commensal } from "@cantina/domain/clients";

import type { Random } from "../demo/index.ts";
import { sellerCredentials } from "./bench-place.ts";
import { type TillClient, hold, openTillClient } from "./till-client.ts";

type BenchDiner = { readonly commensal: Commensal; readonly category: DiscountCategory };

export type BenchGoods = {
  readonly jwt: string;
  readonly sellerId: string;
  readonly cafeteriaId: CafeteriaId;
  readonly products: readonly Product[];
  readonly diners: readonly BenchDiner[];
};

export type BenchCart = {
  readonly commensalId: string;
  readonly lines: readonly { readonly productId: string; readonly version: number; readonly quantity: number }[];
  readonly total: Cents;
};

/** What every till of a cafeteria knows before it sells. */
export async function readCafeteria({
  cafeteriaId,
  call,
}: TillClient): Promise<Pick<BenchGoods, "cafeteriaId" | "products" | "diners">> {
  const params = { cafeteriaId };
  const products = hold(await call(catalogEndpoints.listProducts, { params }));
  const query = { type: "CLIENT", status: "ENABLED" } as const;
  const clients = hold(await call(clientsEndpoints.listClients, { params, query }));
  const categories = hold(await call(clientsEndpoints.listDiscountCategories, { params }));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const fallback = categories.find(({ name }) => name === "General");
  if (fallback === undefined) throw new BrokenInvariant("there is no default category");
  const diners = clients.flatMap((account) =>
    account.commensals.map((commensal) => ({
      commensal,
      category: discountCategoryFor(commensal, account, { byId, fallbackId: fallback.id }) ?? fallback,
    })),
  );
  return { cafeteriaId, products, diners };
}

/** Signs in and reads that. */
export async function readGoods(url: string): Promise<BenchGoods> {
  const client = await openTillClient(url, sellerCredentials);
  return { ...(await readCafeteria(client)), jwt: client.jwt, sellerId: client.profileId };
}

/** Four different products for somebody, with the total that a till would show. */
export function fillCart(random: Random, { products, diners }: BenchGoods): BenchCart {
  const { commensal, category } = random.pick(diners);
  const chosen = new Set<Product>();
  while (chosen.size < 4) chosen.add(random.pick(products));
  const lines = [...chosen].map((product) => ({ product, quantity: random.whole(1, 3) }));
  const { total } = priceSale({
    lines: lines.map(({ product, quantity }) => ({
      unitPrice: unitPriceFor(product, commensal.classId),
      quantity,
      redeemed: 0,
    })),
    sellerDiscount: null,
    category,
  });
  return {
    commensalId: commensal.id,
    total,
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, version: product.version, quantity })),
  };
}
