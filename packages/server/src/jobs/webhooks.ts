import type { ServerDatabase } from "../http/index.ts";
import { type WebhookPort, postWebhooks } from "../webhooks/index.ts";
import { type Job, startJob } from "./job.ts";

export type WebhooksInput = {
  readonly database: ServerDatabase;
  readonly port: WebhookPort;
  readonly onError: (error: unknown) => void;
};

/** Looks each minute, and once at the start, for what another program is owed to be told. WEBHOOK-01 */
export const startWebhooks = ({ database, port, onError }: WebhooksInput): Job =>
  startJob({
    pattern: "* * * * *",
    work: () => postWebhooks(database.kysely, port, onError),
    onError,
    isDueAtStart: true,
  });
