import { type Endpoint, type ErrorCode, errorCodes, expiredSessionCode, failureDataOf } from "../endpoint/index.ts";
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from "./json-schema-of.ts";
import { operationOf } from "./operation.ts";
import { tagDescriptions } from "./tag-descriptions.ts";

export type OpenApiDocument = {
  readonly openapi: "3.1.0";
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
};

function failureSchema(code: ErrorCode): JsonSchema {
  const data = failureDataOf(code);
  const message = {
    type: "object",
    properties: { Message: { const: code }, ...(data === undefined ? {} : { ExtraData: jsonSchemaOf(data) }) },
    required: ["Message"],
  };
  const expired = code === "SESSION_EXPIRED" ? { Code: { const: expiredSessionCode } } : {};
  return { type: "object", properties: { ...expired, Message: message }, required: ["Message"] };
}

const schemaRef = /"#\/components\/schemas\/([^"]+)"/gu;

const namesIn = (part: unknown): readonly string[] =>
  [...JSON.stringify(part).matchAll(schemaRef)].map(([, name = ""]) => name);

/** Only the shapes that some call uses, itself or through another. */
function usedSchemas(all: Readonly<Record<string, JsonSchema>>, paths: unknown): Readonly<Record<string, JsonSchema>> {
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const name of namesIn(part)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(all[name] ?? {});
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

/** OpenAPI 3.1 of every endpoint, from the same schemas that decode and check its requests and answers. */
export function openApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
  { version, basePath }: { readonly version: string; readonly basePath: string },
): OpenApiDocument {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  }
  const failures = Object.fromEntries(errorCodes.map((code) => [`Failure.${code}`, failureSchema(code)]));
  return {
    openapi: "3.1.0",
    info: {
      title: "Cantina",
      version,
      description:
        "Punto de venta y administración de comedores. Importes: números con hasta 2 decimales. Instantes: ISO 8601 en UTC.",
      license: { name: "Uso reservado", identifier: "LicenseRef-Cantina" },
    },
    servers: [{ url: basePath }],
    tags: [...new Set(Object.values(endpoints).map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? "",
    })),
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: usedSchemas({ ...namedJsonSchemas(), ...failures }, paths),
    },
  };
}
