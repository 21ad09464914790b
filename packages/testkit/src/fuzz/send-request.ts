import { randomUUID } from "node:crypto";
import type { Endpoint } from "@cantina/contract/endpoint";
import { type EndpointName, endpoints } from "@cantina/contract/table";
import type { Request } from "./valid-requests.ts";

export type Answer = { readonly status: number; readonly text: string; readonly code: string | undefined };

export const codeOf = (text: string): string | undefined => /"Message":\{"Message":"([A-Z0-9_]+)"/u.exec(text)?.[1];

export function addressOf(name: EndpointName, { params, query }: Pick<Request, "params" | "query">): string {
  const path = endpoints[name].path.replaceAll(/\{(\w+)\}/gu, (_, part: string) =>
    encodeURIComponent(params[part] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search === "" ? "" : `?${search}`}`;
}

function bodyOf(name: EndpointName, { body, file }: Request): BodyInit | undefined {
  if (file === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const { filePart = "" }: Endpoint = endpoints[name];
  const form = new FormData();
  form.set(filePart, new Blob([new Uint8Array(file)]), "archivo");
  return form;
}

/** One call as a client of the contract would make it. */
export async function sendRequest(
  url: string,
  name: EndpointName,
  request: Request,
  token: string | undefined,
): Promise<Answer> {
  const response = await fetch(`${url}${addressOf(name, request)}`, {
    method: endpoints[name].method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(request.body === undefined || request.file !== undefined ? {} : { "content-type": "application/json" }),
      "idempotency-key": randomUUID(),
    },
    body: bodyOf(name, request) ?? null,
  });
  const text = await response.text();
  return { status: response.status, text, code: codeOf(text) };
}
