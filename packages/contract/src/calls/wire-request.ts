import type { Endpoint } from "../endpoint/index.ts";
import { encode } from "../wire/index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Parts = { readonly [K in "params" | "query" | "body"]?: unknown };

/** A call as any HTTP client can send it. */
export type WireRequest = {
  readonly method: Endpoint["method"];
  /** Under the base path and without a leading slash, parameters filled in, query included. */
  readonly path: string;
  /** JSON text; undefined: none. With `filePart` it is the part `payload` of a form. */
  readonly payload: string | undefined;
  readonly filePart: string | undefined;
};

const isRecord = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const fieldsOf = (part: unknown): Fields => (isRecord(part) ? part : {});
const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const fillPath = (path: string, params: Fields): string =>
  path.slice(1).replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(textOf(params[name])));

const queryText = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`)
    .join("&");

/** Writes the parts of a request as the endpoint's schemas read them, and puts them where it wants them; what is not set is left out. */
export function wireRequest(endpoint: Endpoint, parts: Parts): WireRequest {
  const written = (part: keyof Parts): unknown => {
    const schema = endpoint[part];
    return schema === undefined || parts[part] === undefined ? parts[part] : encode(schema, parts[part]);
  };
  const search = queryText(fieldsOf(written("query")));
  const path = fillPath(endpoint.path, fieldsOf(written("params")));
  const body = written("body");
  return {
    method: endpoint.method,
    path: search === "" ? path : `${path}?${search}`,
    payload: body === undefined ? undefined : JSON.stringify(body),
    filePart: endpoint.filePart,
  };
}
