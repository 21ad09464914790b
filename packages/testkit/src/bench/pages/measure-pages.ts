import { BrokenInvariant } from "@cantina/domain/kernel";
import type pg from "pg";

type Row = { readonly id: string };

export type PageCase = {
  readonly name: string;
  /** The page through HTTP. */
  readonly ask: () => Promise<readonly Row[]>;
  /** The same rows by SQL, and all that they are a page of, counted. */
  readonly rowsText: string;
  readonly countText: string;
};

export type PageMeasured = {
  readonly name: string;
  /** Milliseconds: through HTTP, the same rows by SQL, and all rows counted by SQL. */
  readonly product: readonly number[];
  readonly rows: readonly number[];
  readonly count: readonly number[];
};

/** Each page by HTTP and by SQL in turns, so that a slow moment of the machine hits both. */
export async function measurePages(
  client: pg.Client,
  cases: readonly PageCase[],
  rounds: number,
): Promise<readonly PageMeasured[]> {
  const measured: PageMeasured[] = [];
  for (const { name, ask, rowsText, countText } of cases) {
    const took: Record<"product" | "rows" | "count", number[]> = { product: [], rows: [], count: [] };
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const page = await ask();
      const asked = performance.now();
      const { rows } = await client.query<Row>(rowsText);
      const read = performance.now();
      await client.query(countText);
      took.product.push(asked - began);
      took.rows.push(read - asked);
      took.count.push(performance.now() - read);
      const same = rows.length > 0 && rows.every(({ id }, index) => page[index]?.id === id);
      if (!same) throw new BrokenInvariant(`${name}: the product lists others`);
    }
    measured.push({ name, ...took });
  }
  return measured;
}
