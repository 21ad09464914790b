import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents, instant, loadTemporal, localDateOf, timeZone } from "@cantina/domain/kernel";
import { startArca } from "@cantina/testkit/stand-ins";
import { afterAll, expect, test } from "vitest";
import { arcaAuthority } from "./index.ts";
import { signedRequest } from "./signed-request.ts";
import { findNode, readXml, textOf } from "./xml.ts";

await loadTemporal();
const office = await startArca();
afterAll(() => office.close());
const now = () => instant(new Date().toISOString());
const settings = {
  loginUrl: `${office.url}/ws/services/LoginCms`,
  invoiceUrl: `${office.url}/wsfev1/service.asmx`,
  certificate: office.certificate,
  key: office.key,
  isTlsRelaxed: false,
  qrBase: "",
  identification: [],
};
const authority = arcaAuthority(settings, { now });
const made = await authority.logIn();
if (!made.ok) throw new Error(made.failure.detail);
const ticket = made.value;
const series = { cuit: "30712345671", pointOfSale: 3, documentType: 6 };
const day = localDateOf(now(), timeZone("America/Argentina/Buenos_Aires"));
const request = (number: number, documentType = 6) => ({
  ...series,
  documentType,
  number,
  issuedOn: day,
  net: cents(10_000),
  vat: cents(documentType === 6 ? 2_100 : 0),
  total: cents(documentType === 6 ? 12_100 : 10_000),
  vatRate: documentType === 6 ? (2_100 as const) : null,
  corrects: null,
});

test("[ARCA-01] openssl accepts the login's CMS with its text inside, and refuses one that was changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "cms-"));
  try {
    const [file, certificate] = [join(folder, "a.cms"), join(folder, "a.crt")];
    writeFileSync(certificate, office.certificate);
    const verify = (bytes: Buffer): string => {
      writeFileSync(file, bytes);
      const args = ["cms", "-verify", "-inform", "DER", "-in", file, "-CAfile", certificate, "-purpose", "any"];
      return execFileSync("openssl", args, { stdio: ["ignore", "pipe", "ignore"] }).toString();
    };
    const text = "<pedido>ñandú</pedido>".repeat(20);
    const bytes = Buffer.from(signedRequest(text, office), "base64");
    expect(verify(bytes)).toBe(text);
    const changed = Buffer.from(bytes);
    const at = changed.indexOf("pedido");
    changed[at] = 0x78;
    expect(() => verify(changed)).toThrow("Command failed");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("[ARCA-01] a second login while the first is alive says so", async () => {
  expect(await authority.logIn()).toMatchObject({ ok: false, failure: { kind: "LOGGED_IN" } });
});

test("[ARCA-03] [ARCA-04] an invoice of each letter is taken, read back, and the next number is known", async () => {
  for (const documentType of [6, 11]) {
    const of = { ...series, documentType };
    expect(await authority.lastNumber(ticket, of)).toEqual({ ok: true, value: 0 });
    expect(await authority.read(ticket, of, 1)).toEqual({ ok: true, value: null });
    const answer = await authority.authorise(ticket, request(1, documentType));
    expect(answer).toMatchObject({ ok: true, value: { kind: "AUTHORISED", remarks: null } });
    const kept = await authority.read(ticket, of, 1);
    expect(kept).toMatchObject({
      ok: true,
      value: { number: 1, issuedOn: day, total: request(1, documentType).total, isAnonymous: true },
    });
    expect(await authority.lastNumber(ticket, of)).toEqual({ ok: true, value: 1 });
  }
  expect(office.complaints()).toEqual([]);
});

test("[ARCA-04] what is refused, remarked, not the next, without a good ticket or not enabled is told apart", async () => {
  expect(await authority.authorise(ticket, request(9))).toEqual({ ok: true, value: { kind: "NOT_NEXT" } });
  office.failNext("authorise", { kind: "rejected" }, { kind: "remarked" });
  expect(await authority.authorise(ticket, request(2))).toMatchObject({ value: { kind: "REJECTED" } });
  expect(await authority.authorise(ticket, request(2))).toMatchObject({
    value: { kind: "AUTHORISED", remarks: "10217: El credito fiscal discriminado" },
  });
  const other = { ...ticket, token: "another" };
  expect(await authority.authorise(other, request(3))).toMatchObject({ failure: { kind: "LOGIN" } });
  office.disable(3);
  expect(await authority.authorise(ticket, request(3))).toMatchObject({ failure: { kind: "REFUSED" } });
  expect(await authority.lastNumber(ticket, series)).toMatchObject({ failure: { kind: "REFUSED" } });
  office.enable(3);
});

test("[ARCA-02] a lost answer, an error of the server and a page instead of XML may have been done", async () => {
  const faults = [
    { kind: "reset", when: "after" },
    { kind: "status", status: 503, when: "before" },
    { kind: "html", when: "before" },
  ] as const;
  office.failNext("authorise", ...faults);
  for (const _fault of faults)
    expect(await authority.authorise(ticket, request(3))).toMatchObject({ failure: { kind: "UNKNOWN" } });
  expect(await authority.lastNumber(ticket, series)).toEqual({ ok: true, value: 3 });
});

test("[ARCA-02] XML is read by local names, and none that declares anything or doesn't end", () => {
  const read = readXml(
    '<?xml version="1.0"?><a:b xmlns:a="x"><c d="1"/><e>1 &lt; 2 &#243;</e><f><![CDATA[<g/>]]></f></a:b>',
  );
  expect([read?.name, textOf(read, "e"), textOf(read, "f"), findNode(read, "c")?.children]).toEqual([
    "b",
    "1 < 2 ó",
    "<g/>",
    [],
  ]);
  for (const wrong of ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "<a><b></a>", "<a>", "a < b", ""])
    expect(readXml(wrong)).toBeUndefined();
});
