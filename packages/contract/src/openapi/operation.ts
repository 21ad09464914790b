import { type Endpoint, type ErrorCode, statusOf, totalNameOf } from "../endpoint/index.ts";
import { failureCodesOf } from "./failure-codes.ts";
import { type JsonSchema, fieldsOf, jsonSchemaOf } from "./json-schema-of.ts";

const json = (schema: unknown): JsonSchema => ({ content: { "application/json": { schema } } });

const header = (name: string, isRequired: boolean, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: "header",
  required: isRequired,
  description,
  schema,
});

function parametersOf({ params, query, idempotent, keyed, needsKey, access }: Endpoint): readonly JsonSchema[] {
  const inPath =
    params === undefined
      ? []
      : fieldsOf(params).map(({ name, schema }) => ({ name, in: "path", required: true, schema }));
  const inQuery =
    query === undefined
      ? []
      : fieldsOf(query).map(({ name, schema, isRequired }) => ({ name, in: "query", required: isRequired, schema }));
  const withoutKey =
    keyed === true
      ? "Sin clave se hace cada vez."
      : "Sin clave, el mismo pedido repetido enseguida se rechaza (POSSIBLE_DUPLICATE).";
  const key = header(
    "Idempotency-Key",
    needsKey === true,
    `La misma clave con el mismo pedido repite la primera respuesta y no hace nada más. ${withoutKey}`,
    { type: "string", format: "uuid" },
  );
  const tab = header("X-Tab-Id", false, "La pestaña que pide; los avisos del cambio la nombran.", {
    type: "string",
    maxLength: 64,
  });
  return [
    ...inPath,
    ...inQuery,
    ...(idempotent === true || keyed === true ? [key] : []),
    ...(access === "anonymous" ? [] : [tab]),
  ];
}

const fileSchema = { type: "string", contentMediaType: "application/octet-stream" };

const formDescription =
  "Los datos van en la parte payload, como JSON, o cada campo en una parte con su nombre. Una lista es nombre[] una vez por elemento, o texto JSON; una parte vacía es null.";

function requestBodyOf({ body, filePart, manyFiles }: Endpoint): JsonSchema {
  const file = filePart === undefined ? {} : { [manyFiles === true ? `${filePart}-0` : filePart]: fileSchema };
  if (body === undefined) {
    if (filePart === undefined) return {};
    const alone = { type: "object", properties: file, required: [filePart] };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: alone } } } };
  }
  const schema = jsonSchemaOf(body);
  const multipart =
    filePart === undefined
      ? {}
      : {
          "multipart/form-data": {
            schema: {
              description: formDescription,
              anyOf: [
                { type: "object", properties: { payload: schema, ...file }, required: ["payload"] },
                { allOf: [schema, { type: "object", properties: file }] },
              ],
            },
            encoding: { payload: { contentType: "application/json" } },
          },
        };
  return { requestBody: { required: true, content: { "application/json": { schema }, ...multipart } } };
}

function failuresOf(endpoint: Endpoint): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of failureCodesOf(endpoint))
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  const answers = [...byStatus].map(([status, codes]) => {
    const schemas = codes.map((code) => ({ $ref: `#/components/schemas/Failure.${code}` }));
    return [
      String(status),
      { description: codes.join(", "), ...json(schemas.length === 1 ? schemas[0] : { anyOf: schemas }) },
    ] as const;
  });
  return Object.fromEntries(answers);
}

export function operationOf(name: string, endpoint: Endpoint): JsonSchema {
  const data = jsonSchemaOf(endpoint.data);
  const total = totalNameOf(endpoint);
  const beside = endpoint.counted === "pages" ? ["page", "totalPages"] : total === null ? [] : [total];
  const answer = {
    type: "object",
    properties: { data, ...Object.fromEntries(beside.map((one) => [one, { type: "integer", minimum: 0 }])) },
    required: ["data", ...beside],
  };
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.access === "anonymous" ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint),
    responses: { "200": { description: "Hecho", ...json(answer) }, ...failuresOf(endpoint) },
  };
}
