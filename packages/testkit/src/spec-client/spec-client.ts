import { BrokenInvariant } from "@cantina/domain/kernel";

export type Row = Readonly<Record<string, unknown>>;

export type Answer = { readonly status: number; readonly body: Row };

export type SpecClient = {
  /** `…` in a path is the cafeteria's. A form goes as multipart, anything else as JSON, and never with a key. */
  readonly send: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** What a success holds in `data`; a failure is thrown with all that it says. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Row>;
  readonly list: (path: string) => Promise<readonly Row[]>;
};

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

export const isRowList = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRow);

const bodyOf = (body: unknown): { readonly headers: Record<string, string>; readonly body?: string | FormData } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { headers: {}, body };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
};

/** Speaks as the text says, with what every machine has: fetch, JSON, forms and a bearer token. */
export function specClient(url: string, cafeteriaId: string, token?: string): SpecClient {
  const send: SpecClient["send"] = async (method, path, asked) => {
    const { headers, ...rest } = bodyOf(asked);
    const response = await fetch(`${url}/api${path.replace("…", `/cafeterias/${cafeteriaId}`)}`, {
      method,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...rest,
    });
    const text = await response.text();
    const body: unknown = text.startsWith("{") ? JSON.parse(text) : { text };
    return { status: response.status, body: isRow(body) ? body : {} };
  };
  const succeed = async (method: string, path: string, asked?: unknown): Promise<unknown> => {
    const { status, body } = await send(method, path, asked);
    if (status === 200) return body["data"];
    throw new BrokenInvariant(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  };
  return {
    send,
    ask: async (method, path, asked) => {
      const data = await succeed(method, path, asked);
      return isRow(data) ? data : { value: data };
    },
    list: async (path) => {
      const data = await succeed("GET", path);
      if (isRowList(data)) return data;
      throw new BrokenInvariant(`GET ${path}: no list`);
    },
  };
}

/** A form with these fields, as a browser writes it; a list goes as one part `name[]` each. */
export function formOf(fields: Readonly<Record<string, string | readonly string[] | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, "archivo");
    else if (typeof value === "string") form.append(name, value);
    else for (const one of value) form.append(`${name}[]`, one);
  }
  return form;
}
