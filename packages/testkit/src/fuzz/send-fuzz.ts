import { randomUUID } from "node:crypto";
import http from "node:http";
import { endpoints } from "@cantina/contract/table";
import type { FuzzCase } from "./fuzz-case.ts";
import { type Answer, addressOf, codeOf } from "./send-request.ts";
import type { Request } from "./valid-requests.ts";

const patienceMs = 45_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** "cut": the server hung up before it had read everything, as it may on a body that is too long. */
export type Sent = Answer | { readonly status: "hang" | "cut"; readonly text: string; readonly code: undefined };

const bytesOf = ({ body }: Request, { twist }: FuzzCase): Buffer | undefined => {
  if (twist.kind === "raw") return twist.raw.bytes;
  if (body === undefined) return undefined;
  const text = JSON.stringify(body) ?? "null";
  if (twist.kind !== "deep" || !text.startsWith("{")) return Buffer.from(text);
  const deep = "[".repeat(twist.depth) + "]".repeat(twist.depth);
  return Buffer.from(`{"deep":${deep}${text === "{}" ? "" : ","}${text.slice(1)}`);
};

/** A lone surrogate has no UTF-8, so that no client could send it in an address. */
const wellFormed = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, Buffer.from(text).toString()]));

/** Sends what no decent client would. */
export function sendFuzz(url: string, fuzz: FuzzCase, request: Request, token: string | undefined): Promise<Sent> {
  const bytes = bytesOf(request, fuzz);
  const contentType = fuzz.twist.kind === "raw" ? fuzz.twist.raw.contentType : "application/json";
  const headers: Record<string, string> = {
    "idempotency-key": randomUUID(),
    "x-tab-id": "fuzz",
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(bytes === undefined || contentType === undefined ? {} : { "content-type": contentType }),
    ...(bytes === undefined ? {} : { "content-length": String(bytes.length) }),
  };
  if (fuzz.header !== null) headers[fuzz.header[0]] = Buffer.from(fuzz.header[1]).toString("latin1");
  const path = addressOf(fuzz.name, { params: wellFormed(request.params), query: wellFormed(request.query) });
  return new Promise((resolve) => {
    const call = http.request(`${url}${path}`, { method: endpoints[fuzz.name].method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, text, code: codeOf(text) });
      });
      response.on("error", (error) => resolve({ status: "cut", text: error.message, code: undefined }));
    });
    call.setTimeout(patienceMs, () => {
      resolve({ status: "hang", text: "", code: undefined });
      call.destroy();
    });
    call.on("error", (error) => resolve({ status: "cut", text: error.message, code: undefined }));
    call.end(bytes);
  });
}
