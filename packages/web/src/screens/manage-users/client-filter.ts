import {
  type ClientOrder,
  type ClientView,
  type DiscountCategory,
  clientPageSize,
  type ManagedClient,
  minimumBalanceFor,
} from "@cantina/domain/clients";
import type { Cents, DiscountCategoryId } from "@cantina/domain/kernel";
import type { ClientQuestion } from "../../composition/desk/index.ts";

/** What the table shows; "" : anything. */
export type ClientFilter = {
  readonly search: string;
  readonly categoryId: DiscountCategoryId | "";
  readonly view: ClientView;
};

export const anybody: ClientFilter = { search: "", categoryId: "", view: "ALL" };

/** Only what narrows, so that one question has one name in the cache. */
export const questionOf = ({ search, categoryId, view }: ClientFilter, order: ClientOrder): ClientQuestion => ({
  ...order,
  ...(search.trim() !== "" && { search: search.trim() }),
  ...(categoryId !== "" && { categoryId }),
  ...(view !== "ALL" && { view }),
});

export const pageOf = (question: ClientQuestion, page: number): ClientQuestion => ({
  ...question,
  offset: page * clientPageSize,
  limit: clientPageSize,
});

export type ClientTerms = { readonly category: DiscountCategory | null; readonly minimumBalance: Cents | null };

/** The category that counts for a client, and the minimum balance that comes of it. */
export function termsOf(
  client: ManagedClient,
  categories: readonly DiscountCategory[],
  defaultCategoryId: DiscountCategoryId | undefined,
): ClientTerms {
  const wanted = client.discountCategoryId ?? defaultCategoryId;
  const category = categories.find(({ id }) => id === wanted) ?? null;
  const minimumBalance = category === null ? client.minimumBalance : minimumBalanceFor(client, category);
  return { category, minimumBalance };
}

export const namesOf = ({ commensals }: ManagedClient): string =>
  commensals
    .filter(({ status }) => status === "ENABLED")
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(", ");
