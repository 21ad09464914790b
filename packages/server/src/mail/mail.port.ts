import type { Result } from "@cantina/domain/kernel";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words, for programs that show HTML. */
  readonly html?: string;
};

export type MailFailure = { readonly code: "MAIL_NOT_SENT"; readonly reason: string };

export type MailPort = { readonly send: (mail: Mail) => Promise<Result<null, MailFailure>> };
