export type { Discrepancy } from "./audit-check.ts";
export { type Audited, auditBooks, findDiscrepancies } from "./audit-books.ts";
export { type KindTotal, balanceAt, totalsAt } from "./balances-at.queries.ts";
export { type GoodsLevel, goodsAt } from "./goods-at.queries.ts";
