import { accepted, refused } from "@cantina/domain/kernel";
import { createTransport } from "nodemailer";
import type { MailPort } from "./mail.port.ts";

/** `url`: smtp://user:password@host:port or smtps://… */
export function smtpMail(url: string, from: string): MailPort {
  const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ from, ...mail });
        return accepted(null);
      } catch (error) {
        return refused({ code: "MAIL_NOT_SENT", reason: String(error) });
      }
    },
  };
}
