export { sendOwedMails } from "./send-owed-mails.ts";
