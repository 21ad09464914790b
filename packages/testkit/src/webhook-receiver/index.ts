export { type WebhookReceiver, startWebhookReceiver } from "./webhook-receiver.ts";
