import { createApiClient } from "@cantina/adapters/http";
import { id, loadTemporal } from "@cantina/domain/kernel";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient, httpSources } from "../../composition/live-data/index.ts";
import { type Workplace, WorkplaceContext } from "../../composition/workplace/index.ts";
import { ThemeProvider } from "../../theme/ThemeProvider.tsx";
// Loaded before a test begins, so that none of them has to wait for it.
import "../../ui/DialogFrame.tsx";
import { UploadProductsDialog } from "./UploadProductsDialog.tsx";

const categoryId = "3b241101-e2bb-4255-8caf-4136c566a962";
const cafeteriaId = "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d";
const batchId = "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed";

/** As the wire carries it; the client decodes it by the contract's own schema. */
const plan = {
  batchId: null,
  products: [{ row: 2, name: "Té", categoryId, price: 1234.5, displayDates: [] }],
  faults: [],
  unused: [],
  headings: [],
  rows: [],
};
const faulty = {
  ...plan,
  products: [],
  unused: ["Código", "Días"],
  faults: [{ row: 3, column: "Precio", value: "caro", reason: "No es un importe: escriba por ejemplo 1.234,50" }],
  headings: ["Título", "Precio"],
  rows: [{ row: 3, cells: ["Café", "caro"] }],
};

type Sent = { readonly method: string; readonly path: string; readonly key: string | null; readonly file: unknown };
type Reply = { readonly status?: number; readonly body: unknown };

let sent: Sent[];
let closed: number;
let replies: Record<string, (() => Promise<Reply>)[]>;

/** The wire, answered from a list: what the dialog sends is what a server would get. */
async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(`/api/cafeterias/${cafeteriaId}`, "") + search;
  if (path === "/products/categories")
    return Response.json({
      data: [{ id: categoryId, name: "Bebidas", position: 1, requestTimeLimit: null, version: 1 }],
    });
  const body = request.method === "POST" ? await request.formData() : null;
  const key = request.headers.get("idempotency-key");
  sent.push({ method: request.method, path, key, file: body?.get("excelFile") ?? null });
  const next = replies[`${request.method} ${path}`]?.shift();
  if (next === undefined) throw new Error(`nobody asked for ${request.method} ${path}`);
  const { status = 200, body: text } = await next();
  return Response.json(text, { status });
}
const reply = (call: string, body: unknown, status = 200): void => {
  (replies[call] ??= []).push(() => Promise.resolve({ status, body }));
};
const trial = "POST /products/batch-upload?dryRun=true";
const write = "POST /products/batch-upload";

beforeAll(loadTemporal);
beforeEach(() => {
  sent = [];
  closed = 0;
  replies = {};
  vi.stubGlobal("fetch", (input: Request) => answer(input));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(): void {
  const client = createApiClient({
    baseUrl: "http://localhost/api",
    token: () => "token",
    tabId: "tab",
    onSessionExpired: () => undefined,
  });
  const queries = createQueryClient(() => true);
  const sources = httpSources(client, id<"cafeteria">(cafeteriaId));
  // The dialog needs no more of a workplace than these.
  const workplace = { sources, queries, newId: () => crypto.randomUUID() } as unknown as Workplace;
  render(
    <ThemeProvider>
      <QueryClientProvider client={queries}>
        <WorkplaceContext value={workplace}>
          <UploadProductsDialog
            isOpen
            onShow={() => undefined}
            onClose={() => {
              closed += 1;
            }}
          />
        </WorkplaceContext>
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

async function choose(name = "productos.xlsx"): Promise<void> {
  const field = await screen.findByLabelText("Elegir o soltar un archivo de Excel");
  fireEvent.change(field, { target: { files: [new File(["PK"], name)] } });
}
const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByText(name));
};

test("[UPLOAD-01] shows every fault of a trial with row, column, value and reason, and offers no way to write it", async () => {
  reply(trial, { data: faulty });
  open();
  await choose();
  expect(await screen.findByText(/Error al procesar el archivo: 1 error/u)).toBeTruthy();
  const cells = [...document.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(cells).toEqual(["Fila 3", "Precio", "No es un importe: escriba por ejemplo 1.234,50", "caro"]);
  expect(screen.getByText("No se usan las columnas «Código», «Días».")).toBeTruthy();
  expect(screen.queryByText(/^Agregar/u)).toBeNull();
  expect(screen.getByText("Descargar con errores")).toBeTruthy();
  await press("Elegir otro archivo");
  expect(await screen.findByLabelText("Elegir o soltar un archivo de Excel")).toBeTruthy();
});

test("[SHEET-05] writes what the trial showed, under a key of its own, and closes", async () => {
  reply(trial, { data: plan });
  reply(write, { data: { ...plan, batchId } });
  open();
  await choose();
  expect(await screen.findByText("Se va a agregar 1 producto.")).toBeTruthy();
  expect(await screen.findByText("Bebidas")).toBeTruthy();
  await press("Agregar 1 producto");
  await waitFor(() => expect(closed).toBe(1));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([trial, write]);
  expect(sent.every(({ file }) => file !== null && typeof file === "object")).toBe(true);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test("[SHEET-02] says why a file can't be read, in the specification's words first", async () => {
  reply(trial, { Message: { Message: "INVALID_UPLOAD", ExtraData: "PROTECTED" } }, 400);
  open();
  await choose("cerrado.xlsx");
  expect(await screen.findByText(/^Error al procesar el archivo[.] Tiene contraseña[.]/u)).toBeTruthy();
});

test("[SHEET-05] a trial can be cancelled while it runs", async () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  (replies[trial] ??= []).push(() => ended.then(() => ({ body: { data: plan } })));
  open();
  await choose();
  expect(await screen.findByText("Revisando productos.xlsx…")).toBeTruthy();
  await press("Cancelar");
  expect(await screen.findByLabelText("Elegir o soltar un archivo de Excel")).toBeTruthy();
  end();
  await ended;
  await waitFor(() => expect(screen.queryByText(/Se va/u)).toBeNull());
});

test("[SHEET-08] a file whose turn has not come waits and says so, and is then read", async () => {
  reply(trial, { Message: { Message: "UPLOAD_BUSY" } }, 503);
  reply(trial, { data: plan });
  open();
  await choose();
  expect(await screen.findByText("Hay otras cargas en curso. Esperando su turno…")).toBeTruthy();
  expect(await screen.findByText("Se va a agregar 1 producto.")).toBeTruthy();
  expect(sent.map(({ path }) => path)).toEqual([
    "/products/batch-upload?dryRun=true",
    "/products/batch-upload?dryRun=true",
  ]);
});

test("[SHEET-08] a wait for one's turn can be cancelled, and asks no more", async () => {
  reply(trial, { Message: { Message: "UPLOAD_BUSY" } }, 503);
  open();
  await choose();
  await screen.findByText("Hay otras cargas en curso. Esperando su turno…");
  await press("Cancelar");
  expect(await screen.findByLabelText("Elegir o soltar un archivo de Excel")).toBeTruthy();
  expect(sent).toHaveLength(1);
});
