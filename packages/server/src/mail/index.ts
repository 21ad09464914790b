export { mailOf } from "./letter.ts";
export type { LetterItem } from "./letter-part.ts";
export type { Mail, MailFailure, MailPort } from "./mail.port.ts";
export { folderMail } from "./folder-mail.ts";
export { smtpMail } from "./smtp-mail.ts";
