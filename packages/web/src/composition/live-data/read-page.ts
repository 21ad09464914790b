import { lastPage } from "@cantina/domain/kernel";

type Paging = { readonly offset: number; readonly limit: number };
type PageOf<Row> = { readonly data: readonly Row[]; readonly totalCount: number };

/** A page of a result; of a result that ends before it, the last one, as an address may name one that is gone. */
export async function readPage<Page extends PageOf<unknown>>(
  { offset, limit }: Paging,
  read: (paging: Paging) => Promise<Page>,
): Promise<Page> {
  const page = await read({ offset, limit });
  if (page.data.length > 0 || offset === 0) return page;
  // A count may be a minute old: each step leads towards the first page all the same.
  const last = Math.min(lastPage(page.totalCount, limit) * limit, offset - limit);
  return readPage({ offset: Math.max(0, last), limit }, read);
}
