/** What hangs in a kitchen of a day: the summary in big type, and who gets what. All of it is text that stands as it is. */
export type KitchenPaper = {
  readonly title: string;
  /** In words. */
  readonly day: string;
  readonly place: string;
  readonly figures: string;
  readonly summary: string;
  readonly detail: string;
  readonly products: readonly KitchenProduct[];
  readonly classes: readonly KitchenClass[];
  /** Of a class that goes on from the page before. */
  readonly goesOn: string;
  /** 'Página' and 'de', around their numbers. */
  readonly page: readonly [string, string];
};

export type KitchenProduct = {
  readonly units: number;
  readonly name: string;
  /** What it holds, and for which classes it is. */
  readonly notes: readonly string[];
};

export type KitchenClass = {
  readonly name: string;
  readonly figures: string;
  readonly orders: readonly KitchenOrder[];
};

export type KitchenOrder = {
  readonly diner: string;
  /** HH:mm */
  readonly time: string;
  readonly lines: readonly string[];
  readonly comments: readonly string[];
  /** What must not be missed. */
  readonly warnings: readonly string[];
};
