import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { smtpMail } from "./smtp-mail.ts";

/** Speaks as much of RFC 5321 as one delivery needs, and keeps what it was sent. */
async function startPostOffice(): Promise<{
  readonly url: string;
  readonly received: () => string;
  readonly close: () => void;
}> {
  let received = "";
  const office = createServer((socket) => {
    let isData = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say("220 oficina");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      received += text;
      if (isData) {
        if (!text.endsWith("\r\n.\r\n")) return;
        isData = false;
        say("250 recibido");
      } else if (text.startsWith("DATA")) {
        isData = true;
        say("354 adelante");
      } else if (text.startsWith("QUIT")) socket.end("221 adiós\r\n");
      else say("250 oficina");
    });
  });
  await new Promise<void>((resolve) => office.listen(0, "127.0.0.1", resolve));
  const { port } = office.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received: () => received, close: () => void office.close() };
}

const mail = { to: "ana@prueba.test", subject: "Prueba", text: "Hola" };

it("hands a mail to the configured server, from the configured sender", async () => {
  const office = await startPostOffice();
  expect(await smtpMail(office.url, "Cantina <no-responder@cantina.local>").send(mail)).toEqual({
    ok: true,
    value: null,
  });
  expect(office.received()).toContain("MAIL FROM:<no-responder@cantina.local>");
  expect(office.received()).toContain("RCPT TO:<ana@prueba.test>");
  expect(office.received()).toContain("Subject: Prueba");
  office.close();
});

it("says that a mail was not sent when no server answers", async () => {
  const sent = await smtpMail("smtp://127.0.0.1:1", "a@b.test").send(mail);
  expect(sent).toMatchObject({ ok: false, failure: { code: "MAIL_NOT_SENT" } });
});
