import { type Endpoint, type ErrorCode, errorCodes, expiredSessionCode, failureData } from "../endpoint/index.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema-of.ts";
import { type StatusOf, operationOf } from "./operation.ts";

export type OpenApiDocument = {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
};

const dataByCode: Readonly<Partial<Record<ErrorCode, Parameters<typeof jsonSchemaOf>[0]>>> = failureData;

function failureSchema(code: ErrorCode): JsonSchema {
  const data = dataByCode[code];
  const message = {
    type: "object",
    properties: { Message: { const: code }, ...(data === undefined ? {} : { ExtraData: jsonSchemaOf(data) }) },
    required: ["Message"],
  };
  const expired = code === "SESSION_EXPIRED" ? { Code: { const: expiredSessionCode } } : {};
  return { type: "object", properties: { ...expired, Message: message }, required: ["Message"] };
}

/** OpenAPI 3.1 of every endpoint, from the same schemas that decode and check its requests and answers. */
export function openApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
  { version, basePath, statusOf }: { readonly version: string; readonly basePath: string; readonly statusOf: StatusOf },
): OpenApiDocument {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = operationOf(name, endpoint, statusOf);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Cantina",
      version,
      description:
        "Punto de venta y administración de comedores. Importes: números con hasta 2 decimales. Instantes: ISO 8601 en UTC.",
    },
    servers: [{ url: basePath }],
    tags: [...new Set(Object.values(endpoints).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      schemas: Object.fromEntries(errorCodes.map((code) => [`Failure.${code}`, failureSchema(code)])),
    },
  };
}
