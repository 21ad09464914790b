import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCafeteria, testPassword, withTestServer } from "../database/index.ts";

type Json = Readonly<Record<string, unknown>>;
type Document = { readonly components: { readonly schemas: Readonly<Record<string, Json>> }; readonly paths: Json };

const run = promisify(execFile);
const testkit = fileURLToPath(new URL("../..", import.meta.url));
const root = join(testkit, "..", "..");
/** Below the project, so that what the client imports is found; never in a commit. */
const folder = join(testkit, ".cache", `typed-client-${process.pid}`);
const inFolder = (name: string): string => join(folder, name);
const programOf = (specifier: string, ...parts: readonly string[]): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${specifier}/package.json`)), ...parts);

/** The project's own compiler; the generator's stands beside it. */
const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  module: "esnext",
  moduleResolution: "bundler",
  target: "es2023",
  types: ["node"],
};

const server = withTestServer();
let text: string;
let document: Document;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  ({ text } = await server().ask("GET", "/api/openapi.json"));
  document = JSON.parse(text) as Document;
  await writeFile(inFolder("openapi.json"), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The entities of the specification's section 3 that the API has today. */
const entities = ["Product", "Category", "Order", "Coupon", "UserCoupon", "Subscription", "Claim", "Cafeteria"];
const more = ["CalendarProduct", "CashInterval", "Consumable", "Supplier", "DiscountCategory"];
const others = ["Profile", "CashMovement", "Country", "OrderState", "Employee"];

it("names the entities of the specification, each once", () => {
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...entities, ...more, ...others]));
  const list = document.paths["/cafeterias/{cafeteriaId}/products"] as { readonly get: Json };
  expect(JSON.stringify(list.get)).toContain('"data":{"type":"array","items":{"$ref":"#/components/schemas/Product"}}');
});

it("says that a form may bring its fields one by one, as the specification's multipart calls do", () => {
  const { post } = document.paths["/cafeterias/{cafeteriaId}/products"] as { readonly post: Json };
  const { content } = post["requestBody"] as { readonly content: Json };
  const { schema } = content["multipart/form-data"] as { readonly schema: { readonly anyOf: readonly Json[] } };
  expect(schema.anyOf).toMatchObject([
    { required: ["payload"] },
    { allOf: [{ $ref: "#/components/schemas/NewProduct" }, { properties: { image: {} } }] },
  ]);
});

it("leaves nothing for the linter to say by its recommended rules", { tags: ["long"] }, async () => {
  const lint = [programOf("@redocly/cli", "bin", "cli.js"), "lint", inFolder("openapi.json")];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, [...lint, "--extends=recommended", "--format=json"], options);
  const { totals, problems } = JSON.parse(stdout) as { readonly totals: Json; readonly problems: readonly Json[] };
  // These paths are the specification's own, to the letter; no id of ours is one of these words.
  expect(problems.map(({ ruleId, message }) => [ruleId, message])).toEqual([
    [
      "no-ambiguous-paths",
      "Paths should resolve unambiguously. Found two ambiguous paths: `/cafeterias/{cafeteriaId}/profiles/{profileId}/commensals/{commensalId}/restrictions` and `/cafeterias/{cafeteriaId}/profiles/clients/{profileId}/commensals/{commensalId}`.",
    ],
    [
      "no-ambiguous-paths",
      "Paths should resolve unambiguously. Found two ambiguous paths: `/mattilda/set_cafeteria_configuration/{cafeteriaId}` and `/mattilda/{cafeteriaId}/payouts`.",
    ],
  ]);
  expect(totals).toEqual({ errors: 0, warnings: 2, ignored: 0 });
});

it("makes a typed client that compiles and sells a coffee", { tags: ["long"] }, async () => {
  const { query } = server().database;
  const place = await makeCafeteria({ query });
  const token = await server().signIn(place.administrator.email);
  const products = `/api/cafeterias/${place.id}/products`;
  const made = async (path: string, body: Json): Promise<Json> => {
    const { json, text: answer } = await server().ask("POST", path, {
      token,
      body,
      headers: { "idempotency-key": randomUUID() },
    });
    expect(answer).toContain('"data"');
    return (json as { readonly data: Json }).data;
  };
  const { id: categoryId } = await made(`${products}/categories`, { name: "Bebidas" });
  // As the demo cafeteria has it, in which a stranger tries the sample.
  await made(products, { name: "Café con leche", description: "Mediano", categoryId, price: 950.5 });

  const { default: openapiTS, astToString } = await import("openapi-typescript");
  await writeFile(inFolder("api.ts"), astToString(await openapiTS(text, { defaultNonNullable: false })));
  await copyFile(join(root, "docs", "typed-client", "sell-a-coffee.ts"), inFolder("sell-a-coffee.ts"));
  await writeFile(inFolder("tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const compiled = await run(process.execPath, [compiler, "-p", folder], { cwd: folder }).catch(
    (error: unknown) => error,
  );
  expect(compiled).toMatchObject({ stdout: "" });

  const runner = ["--import", "tsx", inFolder("sell-a-coffee.ts"), `${server().url}/api`];
  const { stdout } = await run(process.execPath, [...runner, place.employee.email, testPassword], { cwd: testkit });
  expect(JSON.parse(stdout)).toEqual({ status: "COMPLETED", totalPrice: 1901 });
});
