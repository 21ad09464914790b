export { type HttpsWebhook, httpsWebhook } from "./https-webhook.ts";
export { postWebhooks } from "./post-webhooks.ts";
export type { WebhookPort } from "./webhook.port.ts";
export { oweWebhook, withdrawWebhook } from "./webhook.queries.ts";
