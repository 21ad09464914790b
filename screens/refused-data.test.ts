import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

const failureOf = (code: string) => ({ Message: { Message: code, ...(code === "VALIDATION" && { ExtraData: [] }) } });

// Specification §8, Error page.
const errorPage = [
  [400, "VALIDATION", "Hubo un error en el servidor al procesar su solicitud"],
  [401, "UNAUTHORIZED_ANONYMOUS", "Debe autenticarse para acceder al contenido"],
  [403, "WRONG_PERMISSIONS", "Usted no se encuentra autorizado para realizar esta acción"],
  [404, "NOT_FOUND", "La página que estas buscando no existe."],
  [405, null, "El método no puede ser utilizado."],
  [500, "SERVER_ERROR", "Error en el servidor, por favor contacte un administrador."],
] as const;

test("data that is refused shows the text of its status, within the frame, and what came once it is read again", async ({
  enter,
  cantina,
  line,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/configuration");
  for (const [status, code, text] of errorPage) {
    // A proxy's own page, as the server itself has no such answer.
    const body = code === null ? "<h1>Method Not Allowed</h1>" : JSON.stringify(failureOf(code));
    const letThrough = line.meet(/\/inventory\/consumables$/u, () => Promise.resolve(new Response(body, { status })));
    await page.goto("/inventory");
    await expect(page.getByText("Ops, algo salio mal. Lo sentimos.", { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText(/conectado a internet/u)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Menú", exact: true })).toBeVisible();
    // A server in trouble is asked again without anybody's help. Else the press itself lets it through: a change that
    // somebody else makes reads the list again, too, and then there would be no button.
    if (status === 500) letThrough();
    else {
      document.addEventListener("click", () => letThrough(), { capture: true, once: true });
      await page.getByRole("button", { name: "Actualizar", exact: true }).click();
    }
    await expect(page.getByRole("table").first()).toBeVisible();
  }
});
