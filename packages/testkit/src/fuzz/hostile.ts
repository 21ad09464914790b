import * as fc from "fast-check";

const awkward: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  -0,
  0.001,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  0.1 + 0.2,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\u202E\uFEFF",
  "🧃".repeat(200),
  "x".repeat(20_000),
  "' or 1=1 --",
  "'; drop table posting; --",
  "../../../../etc/passwd",
  "%00%ff",
  "=1+1",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "NaN",
  "Infinity",
  "2026-02-31",
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "2026-02-31T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "0000-01-01T00:00:00Z",
  "2026-11-20T24:00:00+99:99",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  [],
  {},
  [[]],
  [null],
  { __proto__: null },
  { length: 1e9 },
  { toString: "x" },
];

const anyCharacter = fc.string({ unit: "binary", minLength: 1, maxLength: 1 });

/** What no schema asks for, or asks for and should not get. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...awkward) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...awkward.filter((value) => typeof value === "string" && value.length < 2_000)).map(String),
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ maxLength: 20 }),
);

export type RawBody = { readonly contentType: string | undefined; readonly bytes: Buffer };

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

const rawTexts: readonly string[] = [
  "",
  "{",
  "null",
  "[]",
  '"x"',
  "1e999",
  '{"__proto__":{"level":"SYSTEM_ADMINISTRATOR"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":1,"a":2}',
  '{"x":"\\ud800"}',
  '{"email":"\\u0000","password":"\\u0000"}',
  deep("[", "]", 20_000),
  deep('{"a":[', "]}", 5_000).replace("[]", "[1]"),
  `{"x":${deep("[", "]", 50_000)}}`,
  `[${"0,".repeat(2_000)}0]`,
  '--x\r\nContent-Disposition: form-data; name="payload"\r\n\r\n{}\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nno\r\n--x',
];

const longTexts = [`{"x":"${"y".repeat(1_100_000)}"}`, `[${"0,".repeat(200_000)}0]`];

const contentTypes: readonly (string | undefined)[] = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json;;;",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/octet-stream",
  "*/*",
  "x",
  undefined,
];

const invalidUtf8 = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);

export const rawBody: fc.Arbitrary<RawBody> = fc.record({
  contentType: fc.oneof({ weight: 3, arbitrary: fc.constant("application/json") }, fc.constantFrom(...contentTypes)),
  bytes: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...rawTexts).map((text) => Buffer.from(text)) },
    // Seldom, because they cost more than a hundred others.
    { weight: 1, arbitrary: fc.constantFrom(...longTexts).map((text) => Buffer.from(text)) },
    { weight: 10, arbitrary: fc.constant(invalidUtf8) },
    { weight: 10, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
    { weight: 20, arbitrary: fc.json({ maxDepth: 4 }).map((text) => Buffer.from(text)) },
  ),
});

const headerLines: readonly (readonly [string, string])[] = [
  ["idempotency-key", "x"],
  ["idempotency-key", "00000000-0000-0000-0000-000000000000"],
  ["x-tab-id", "'; select 1; --"],
  ["x-tab-id", "é".repeat(300)],
  ["x-forwarded-for", "::1, 10.0.0.1, x"],
  ["x-forwarded-host", "evil.test"],
  ["origin", "null"],
  ["origin", "https://evil.test"],
  ["accept", "x/x;q=9"],
  ["accept-encoding", "br;q=0, *;q=0"],
  ["authorization", "Bearer a.b.c"],
  ["authorization", "Basic eDp5"],
  ["authorization", `Bearer ${"x".repeat(7_000)}`],
  ["content-encoding", "gzip"],
  ["cookie", "a=b; ".repeat(100)],
  ["range", "bytes=0-1,5-"],
  ["if-none-match", "*"],
  ["expect", "100-continue"],
  ["x-http-method-override", "DELETE"],
];

export const hostileHeader: fc.Arbitrary<readonly [string, string]> = fc.constantFrom(...headerLines);
