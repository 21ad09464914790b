import type pg from "pg";

import { askOnce } from "../ask-once.ts";
import { clientsData, promoteSeller } from "../clients/clients-data.ts";
import { shownProducts } from "./browser-data.ts";

const deskData: readonly string[] = [
  ...clientsData,
  promoteSeller,
  // The desk shows what the till's screen hides, too.
  `update product set status = 'DELETED' where position > ${shownProducts}`,
];

/** Written when the tills' measures are done, because the seller is an administrator from then on. */
export const fillDesk = (connection: pg.ClientConfig): Promise<void> => askOnce(connection, ...deskData, "analyze");
