import type { Result } from "@cantina/domain/kernel";

export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

export type MailFailure = { readonly code: "MAIL_NOT_SENT"; readonly reason: string };

export type MailPort = { readonly send: (mail: Mail) => Promise<Result<null, MailFailure>> };
