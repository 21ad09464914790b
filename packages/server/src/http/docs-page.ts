import type { OpenApiDocument } from "@cantina/contract/openapi";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const fold = (title: string, value: unknown): string =>
  value === undefined || (Array.isArray(value) && value.length === 0)
    ? ""
    : `<details><summary>${escape(title)}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  article { border-top: 1px solid #8885; padding: .75rem 0; }
  h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
  h3 b { display: inline-block; min-width: 4.5rem; }
  p { margin: .25rem 0; } summary { cursor: pointer; }
  pre { overflow: auto; max-height: 30rem; padding: .75rem; background: #8882; border-radius: .5rem; }`;

function callOf(base: string, path: string, method: string, operation: Readonly<Record<string, unknown>>): string {
  const name = textOf(operation["operationId"]);
  const isOpen = Array.isArray(operation["security"]) && operation["security"].length === 0;
  return `<article id="${escape(name)}">
    <h3><b>${escape(method.toUpperCase())}</b> ${escape(base + path)}</h3>
    <p>${escape(textOf(operation["summary"]))}${isOpen ? " · sin sesión" : ""}</p>
    ${fold("Parámetros", operation["parameters"])}
    ${fold("Cuerpo", operation["requestBody"])}
    ${fold("Respuestas", operation["responses"])}
  </article>`;
}

/** The document as a plain page: no script, nothing from elsewhere, so it stands under the strictest policy. */
export function docsPage(document: OpenApiDocument, jsonUrl: string): string {
  const base = document.servers[0]?.url ?? "";
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = document.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => Array.isArray(operation["tags"]) && operation["tags"].includes(name));
    return `<h2>${escape(name)}</h2>${own.map(({ path, method, operation }) => callOf(base, path, method, operation)).join("")}`;
  });
  const schemas = isRecord(document.components["schemas"]) ? Object.entries(document.components["schemas"]) : [];
  const isFailure = (name: string): boolean => name.startsWith("Failure.");
  const shapes = schemas.filter(([name]) => !isFailure(name));
  const failures = schemas.filter(([name]) => isFailure(name));
  return `<!doctype html>
<html lang="es">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API de Cantina</title><style>${style}</style></head>
<body>
<h1>API de Cantina ${escape(document.info.version)}</h1>
<p>${escape(document.info.description)} El mismo documento en <a href="${escape(jsonUrl)}">OpenAPI 3.1</a>.</p>
${sections.join("")}
<h2>Formas</h2>
${shapes.map(([name, schema]) => fold(name, schema)).join("")}
<h2>Errores</h2>
${failures.map(([name, schema]) => fold(name.replace(/^Failure\./u, ""), schema)).join("")}
</body></html>`;
}
