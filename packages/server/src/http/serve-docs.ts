import { type OpenApiDocument, openApiDocument } from "@cantina/contract/openapi";
import { endpoints } from "@cantina/contract/table";
import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { apiBase } from "./serve-route.ts";

type Documents = { readonly json: string; readonly page: string };

const jsonUrl = `${apiBase}/openapi.json`;

/** Made when first asked for: most starts never are. */
function makeDocuments(version: string): Documents {
  const document: OpenApiDocument = openApiDocument(endpoints, { version, basePath: apiBase });
  return { json: JSON.stringify(document), page: docsPage(document, jsonUrl) };
}

export function serveDocs(app: FastifyInstance, version: string): void {
  let made: Documents | undefined;
  const documents = (): Documents => (made ??= makeDocuments(version));
  app.get(jsonUrl, (_request, reply) => reply.type("application/json; charset=utf-8").send(documents().json));
  app.get(`${apiBase}/docs`, (_request, reply) => reply.type("text/html; charset=utf-8").send(documents().page));
}
