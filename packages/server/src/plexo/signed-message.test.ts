import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents, instant, instantAfter, loadTemporal } from "@cantina/domain/kernel";
import { plexoCanonicalText, plexoSentText, startPlexoSigned } from "@cantina/testkit/stand-ins";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { type RawJson, type Told, canonicalJson, decimalDigits, rawOf, readRawJson } from "./raw-json.ts";
import { openMessage, sealMessage, thumbprintOf } from "./signed-message.ts";

await loadTemporal();
const shop = await startPlexoSigned();
afterAll(() => shop.close());
const { certificate, key } = shop.settings;
const now = instant(new Date().toISOString());
const known = (text: string): RawJson => {
  const read = readRawJson(text);
  if (read === undefined) throw new Error(`no JSON: ${text}`);
  return read;
};
const canonicalOf = (text: string): string => canonicalJson(known(text));

// As plexouy/PHPClient's own tests assert them; what those leave out is left out by nobody who sends a whole message.
const vectors: readonly (readonly [string, string])[] = [
  [
    '{"UTCUnixTimeExpiration":1526558503,"Object":{"Request":{"Type":0,"MetaReference":"Asdfg","OptionalClientId":null},"Client":"Prueba"},"Fingerprint":""}',
    '{"Fingerprint":"","Object":{"Client":"Prueba","Request":{"MetaReference":"Asdfg","Type":0}},"UTCUnixTimeExpiration":1526558503}',
  ],
  [
    '{ "Client": "Prueba", "Request": { "Type": 2, "Action": 3, "RedirectUri": "https:\\/\\/example.net\\/ret", "MetaReference": null, "ClientInformation": { "IdentificationType": "0", "Cellphone": "555-123456", "Identification": "11111111", "FirstName": "L\\u00eda" }, "LimitIssuers": ["a", "b", "c"], "DoNotUseCallback": false, "PromotionInfoIssuers": {"Y": "2", "X": "1"}, "OptionalMetadata": "456", "ExtendableInstrumentToken": "Token" } }',
    '{"Client":"Prueba","Request":{"Action":3,"ClientInformation":{"Cellphone":"555-123456","FirstName":"Lía","Identification":"11111111","IdentificationType":"0"},"DoNotUseCallback":false,"ExtendableInstrumentToken":"Token","LimitIssuers":["a","b","c"],"OptionalMetadata":"456","PromotionInfoIssuers":{"X":"1","Y":"2"},"RedirectUri":"https://example.net/ret","Type":2}}',
  ],
  [
    '{"Items":[{"ClientItemReferenceId":"12345","Amount":321.123,"InfoLines":[{"Text":"Abc","Amount":123.0},{"Text":"Xyz","Amount":321.0}],"MetaData":null},{"ClientItemReferenceId":"34567","Amount":321.1}],"FinancialInclusion":{"Type":0,"BilledAmount":123.0,"InvoiceNumber":123456,"TaxedAmount":123.123},"Installments":3}',
    '{"FinancialInclusion":{"BilledAmount":123.0,"InvoiceNumber":123456,"TaxedAmount":123.123,"Type":0},"Installments":3,"Items":[{"Amount":321.123,"ClientItemReferenceId":"12345","InfoLines":[{"Amount":123.0,"Text":"Abc"},{"Amount":321.0,"Text":"Xyz"}]},{"Amount":321.1,"ClientItemReferenceId":"34567"}]}',
  ],
  [
    '{"SessionId":"0123456789abcdef0123456789abcdef","Client":"Cliente","Action":1,"PaymentInstrument":{"InstrumentToken":"00112233445566778899aabbccddeeff","Name":"532399XXXXXX4516","Issuer":{"Id":"4","IssuerId":4,"Issuer":"MasterCard","ImageUrl":"http://xx.xx.xx.xx/images/instruments/4.png","MayHaveAsyncPayments":false,"Fields":[{"LabelName":"Numero de Comercio","FieldType":2049,"Required":true}]},"SupportedCurrencies":[{"CurrencyId":2,"Name":"Dólar","Plural":"Dólares","Symbol":"U$S"}],"Status":0,"CreditLimits":[],"InstrumentInformation":{}},"OptionalMetadata":"bla bla bla"}',
    '{"Action":1,"Client":"Cliente","OptionalMetadata":"bla bla bla","PaymentInstrument":{"CreditLimits":[],"InstrumentInformation":{},"InstrumentToken":"00112233445566778899aabbccddeeff","Issuer":{"Fields":[{"FieldType":2049,"LabelName":"Numero de Comercio","Required":true}],"Id":"4","ImageUrl":"http://xx.xx.xx.xx/images/instruments/4.png","Issuer":"MasterCard","IssuerId":4,"MayHaveAsyncPayments":false},"Name":"532399XXXXXX4516","Status":0,"SupportedCurrencies":[{"CurrencyId":2,"Name":"Dólar","Plural":"Dólares","Symbol":"U$S"}]},"SessionId":"0123456789abcdef0123456789abcdef"}',
  ],
];

test.each(vectors)(
  "[PLEXO-05] the canonical text of Plexo's own examples is theirs, and the stand-in's: %s",
  (text, canonical) => {
    expect(canonicalOf(text)).toBe(canonical);
    expect(plexoCanonicalText(JSON.parse(text))).toBe(canonical);
  },
);

const named = fc.dictionary(
  fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("Amount", "BilledAmount", "a", "A", "aB", "ab", "constructor", "é", "/"),
  ),
  fc.jsonValue({ stringUnit: "binary" }),
);

test("[PLEXO-05] any JSON has the canonical text that the stand-in makes in its own way, however it is written", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue({ stringUnit: "binary" }), named), (value) => {
      const canonical = plexoCanonicalText(value);
      expect(canonicalOf(plexoSentText(value))).toBe(canonical);
      expect(canonicalOf(canonical)).toBe(canonical);
      const plain = JSON.stringify(value);
      expect(canonicalOf(JSON.stringify(value, null, "\t"))).toBe(canonicalOf(plain));
    }),
    { numRuns: 500 },
  );
});

test("[PLEXO-05] a number keeps its own text, and what may be read in two ways is not read", () => {
  expect(canonicalOf('{"b":100.0,"a":[1e2,-0,0.10,12345678901234567890]}')).toBe(
    '{"a":[1e2,-0,0.10,12345678901234567890],"b":100.0}',
  );
  const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  for (const text of ["", "{", "<html>", '{"a":1,"a":2}', '{"a":{"b":1,"\\u0062":1}}', "{'a':1}", "[1,]", deep(33)])
    expect([text, readRawJson(text)]).toEqual([text, undefined]);
  expect(canonicalOf(deep(32))).toBe(deep(32));
});

test.each([
  [10_000, "100.0"],
  [12_350, "123.5"],
  [12_345, "123.45"],
  [5, "0.05"],
  [90_000_000_000, "900000000.0"],
] as const)("[PLEXO-05] %i hundredths are printed as both sides print them, %s", (amount, digits) => {
  expect(decimalDigits(cents(amount))).toEqual({ digits });
  const told: Told = { Amount: decimalDigits(cents(amount)) };
  expect(canonicalJson(rawOf(told))).toBe(plexoCanonicalText({ Amount: amount / 100 }));
});

test("[PLEXO-05] openssl says the same thumbprint, and that the signature is the certificate's over that text", () => {
  const folder = mkdtempSync(join(tmpdir(), "plexo-"));
  const openssl = (...args: readonly string[]) => execFileSync("openssl", args, { cwd: folder }).toString();
  try {
    writeFileSync(join(folder, "a.crt"), certificate);
    const text = sealMessage(
      { Client: "Ñandú", Request: { Amount: decimalDigits(cents(10_000)) } },
      { certificate, key },
      now,
    );
    const { Object: outer, Signature } = JSON.parse(text) as { Object: Record<string, unknown>; Signature: string };
    const seconds = Math.floor(new Date(now).getTime() / 1_000) + 600;
    const fingerprint = openssl("x509", "-in", "a.crt", "-noout", "-fingerprint", "-sha1").split("=")[1]?.trim();
    expect(outer).toMatchObject({
      Fingerprint: fingerprint?.replaceAll(":", ""),
      UTCUnixTimeExpiration: seconds,
    });
    expect(thumbprintOf(certificate)).toMatch(/^[0-9A-F]{40}$/u);
    writeFileSync(join(folder, "key.pem"), openssl("x509", "-in", "a.crt", "-noout", "-pubkey"));
    writeFileSync(join(folder, "signature"), Buffer.from(Signature, "base64"));
    writeFileSync(join(folder, "text"), plexoCanonicalText(outer));
    expect(text).toBe(`{"Object":${plexoCanonicalText(outer)},"Signature":"${Signature}"}`);
    const verify = () => openssl("dgst", "-sha512", "-verify", "key.pem", "-signature", "signature", "text");
    expect(verify()).toContain("Verified OK");
    writeFileSync(join(folder, "text"), plexoCanonicalText({ ...outer, UTCUnixTimeExpiration: seconds + 1 }));
    expect(verify).toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("[PLEXO-06] a message is its holder's, whole and still good, or none", () => {
  const text = sealMessage({ Client: "Cantina", ResultCode: 0 }, { certificate, key }, now);
  const read = (given: string, as = certificate, at = now) => {
    const opened = openMessage(given, as, at);
    return opened.ok ? opened.value : opened.failure.code;
  };
  expect(read(text)).toEqual({ Client: "Cantina", ResultCode: 0 });
  expect(read(text, certificate, instantAfter(now, 599_000))).toEqual({ Client: "Cantina", ResultCode: 0 });
  expect(read(text, certificate, instantAfter(now, 602_000))).toBe("EXPIRED");
  expect(read(text.replace('"ResultCode":0', '"ResultCode":1'))).toBe("SIGNATURE");
  expect(read(text.replace(/"Signature":"../u, '"Signature":"zz'))).toBe("SIGNATURE");
  expect(read(text, shop.stranger.certificate)).toBe("FINGERPRINT");
  const forged = sealMessage({ Client: "Cantina", ResultCode: 0 }, { certificate, key: shop.stranger.key }, now);
  expect(read(forged)).toBe("SIGNATURE");
  for (const wrong of ["", "{}", "null", "[]", '{"Object":{},"Signature":1}', `${text}{}`])
    expect(read(wrong)).toBe("UNREADABLE");
});
