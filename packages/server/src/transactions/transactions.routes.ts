import { transactionEndpoints } from "@cantina/contract/transactions";
import { accepted } from "@cantina/domain/kernel";
import { type Route, route } from "../http/index.ts";
import { rowCounter } from "./count-rows.queries.ts";
import { listTransactions, readerOf } from "./list-transactions.ts";
import { listHistoryDiners, listSellers } from "./people.queries.ts";
import { refundUnits } from "./refund-units.ts";
import { revertTransaction } from "./revert-transaction.ts";
import { sumTransactions } from "./sum-transactions.ts";

const count = rowCounter();

export const transactionRoutes: readonly Route[] = [
  route(transactionEndpoints.listTransactions, ({ query }, context) => listTransactions(query, context, count)),
  route(transactionEndpoints.sumTransactions, ({ query }, context) => sumTransactions(query, context)),
  revertTransaction,
  refundUnits,
  route(transactionEndpoints.listSellers, async (_request, { db, identity }) =>
    accepted({ data: await listSellers(db.kysely, identity.cafeteriaId, readerOf(identity)) }),
  ),
  route(transactionEndpoints.listHistoryDiners, async (_request, { db, identity }) =>
    accepted({ data: await listHistoryDiners(db.kysely, identity.cafeteriaId, readerOf(identity)) }),
  ),
];
