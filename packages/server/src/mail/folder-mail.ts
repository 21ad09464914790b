import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accepted, refused } from "@cantina/domain/kernel";
import { createTransport } from "nodemailer";
import type { MailPort } from "./mail.port.ts";

/** Mails as .eml files in a folder, for where no SMTP server is configured. */
export function folderMail(folder: string, from: string): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      try {
        const { message } = await transport.sendMail({ from, ...mail });
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const name = `${new Date().toISOString().replaceAll(/[:.]/gu, "-")}-${randomUUID().slice(0, 8)}.eml`;
        // A mail may carry a link that opens an account.
        await writeFile(join(folder, name), message, { mode: 0o600 });
        return accepted(null);
      } catch (error) {
        return refused({ code: "MAIL_NOT_SENT", reason: String(error) });
      }
    },
  };
}
