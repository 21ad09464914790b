import {
  type ClientOrder,
  type DiscountCategory,
  clientPageSize,
  clientSorts,
  clientViews,
  type ManagedClient,
  minimumBalanceFor,
  orderForSearch,
  sortDirections,
} from "@cantina/domain/clients";
import { type Cents, type DiscountCategoryId, id, textLimits } from "@cantina/domain/kernel";
import type { ClientNarrowing, ClientQuestion } from "../../composition/desk/index.ts";
import {
  type AddressField,
  choiceField,
  dayField,
  idField,
  openField,
  pageField,
  tabField,
  textField,
} from "../../ui/address-field.ts";
import type { ShownIn } from "../../ui/address.ts";

export const orders: readonly ClientOrder[] = clientSorts.flatMap((sort) =>
  sortDirections.map((direction) => ({ sort, direction })),
);
export const orderKey = ({ sort, direction }: ClientOrder): string => `${sort}-${direction}`;

/** null: as `search` has it. */
const orderField: AddressField<ClientOrder | null> = {
  initial: null,
  read: (text) => orders.find((order) => orderKey(order) === text),
  write: (order) => (order === null ? "" : orderKey(order)),
};

// Which days of an account show is no other list of clients.
const statementDay = { ...dayField, isPlace: true };

/** What Clientes shows, as its address has it. `search` is the specification's: "debt" puts who owes most first. */
export const clientFields = {
  tab: tabField(["clients", "categories"], "clients"),
  text: textField(textLimits.name),
  categoryId: idField,
  view: choiceField(clientViews, "ALL"),
  search: choiceField(["", "debt"], ""),
  order: orderField,
  page: pageField,
  /** Whose statement is open. */
  open: openField,
  from: statementDay,
  until: statementDay,
  /** The client, or in the other tab the category, that is edited. */
  edit: openField,
};

export type ClientsShown = ShownIn<typeof clientFields>;

export const anybody = { text: "", categoryId: "", view: "ALL" } as const;

export const orderOf = ({ order, search }: ClientsShown): ClientOrder => order ?? orderForSearch(search);

/** Only what narrows, so that one question has one name in the cache. */
export const narrowingOf = (shown: ClientsShown): ClientNarrowing => ({
  ...(shown.text.trim() !== "" && { search: shown.text.trim() }),
  ...(shown.categoryId !== "" && { categoryId: id<"discount-category">(shown.categoryId) }),
  ...(shown.view !== "ALL" && { view: shown.view }),
});

export const questionOf = (shown: ClientsShown): ClientQuestion => ({ ...orderOf(shown), ...narrowingOf(shown) });

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
  const category = categories.find(({ id: one }) => one === wanted) ?? null;
  const minimumBalance = category === null ? client.minimumBalance : minimumBalanceFor(client, category);
  return { category, minimumBalance };
}

export const namesOf = ({ commensals }: ManagedClient): string =>
  commensals
    .filter(({ status }) => status === "ENABLED")
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(", ");
