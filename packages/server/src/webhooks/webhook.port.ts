import type { Result } from "@cantina/domain/kernel";

export type WebhookMessage = {
  readonly id: string;
  /** As it was written; it is signed to the letter. */
  readonly body: string;
};

export type WebhookFailure = { readonly code: "WEBHOOK_NOT_TAKEN"; readonly reason: string };

/** Whoever is told, as one try tells them. */
export type WebhookPort = { readonly post: (message: WebhookMessage) => Promise<Result<null, WebhookFailure>> };
