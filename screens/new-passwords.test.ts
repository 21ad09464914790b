import { join } from "node:path";
import { demoPassword } from "@cantina/testkit/demo";
import { linkInMail } from "../e2e/fixtures/place-desk.ts";
import { openClientDesk } from "../e2e/fixtures/client-desk.ts";
import type { Screen } from "./harness/screen.ts";
import { expect, test } from "./harness/test.ts";

// Specification §5, New password: what stands at the field, and what the server says to a client without it.

const tooShort = "La contraseña debe tener al menos 8 caracteres";
const tooLong = "La contraseña no debe tener más de 70 caracteres";
const lacksKind = "La contraseña debe incluir al menos una minúscula, una mayúscula y un número";
const forbidden = "La contraseña solo puede tener letras, números y caracteres especiales";
const longest = `Aa1${"b".repeat(67)}`;

const refusals = [
  ["", "Por favor ingrese su nueva contraseña"],
  ["Aa1bcde", tooShort],
  [`${longest}b`, tooLong],
  ["SINMINUSCULA1", lacksKind],
  ["sinmayuscula1", lacksKind],
  ["SinNumeroAlguno", lacksKind],
  ["Con espacio 1", forbidden],
  ["Con😀Dibujo1", forbidden],
] as const;

async function enterNew(page: Screen, password: string, repeat = password): Promise<void> {
  await page.getByLabel("Nueva contraseña").fill(password);
  await page.getByLabel("Repita la contraseña").fill(repeat);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
}

test("[ACCESS-03] a new password is refused with the same words at the field and by the server, and the link is still good", async ({
  page,
  cantina,
  line,
}) => {
  const { addFamily } = await openClientDesk(cantina.url);
  const { email } = await addFamily();
  const post = (path: string, body: object) =>
    fetch(`${cantina.url}/api/authentication/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await post("start-reset-password", { email })).status).toBe(200);
  const link = await linkInMail(join(cantina.dataFolder, "mail"), email);
  const shown = Object.fromEntries(new URL(link).searchParams);
  const sent = line.watch(/\/confirm-reset-password$/u);
  await page.goto(link);
  for (const [password, told] of refusals) {
    await enterNew(page, password);
    await expect(page.getByRole("alert")).toHaveText(told);
    await expect(page.getByLabel("Nueva contraseña")).toHaveValue(password);
  }
  await enterNew(page, longest, `${longest} `);
  await expect(page.getByRole("alert")).toHaveText("Las contraseñas no coinciden");
  expect(sent).toHaveLength(0);

  for (const [newPassword, told] of refusals) {
    const answer = await post("confirm-reset-password", { ...shown, newPassword });
    const data = [{ path: "newPassword", message: told }];
    expect([newPassword, answer.status, await answer.json()]).toEqual([
      newPassword,
      400,
      { Message: { Message: "VALIDATION", ExtraData: data } },
    ]);
  }

  // The longest one that is allowed, with a sign of every kind.
  await enterNew(page, `${longest.slice(0, 64)}ñ¿!"€'`);
  await expect(page.getByText("¡Se ha cambiado la contraseña correctamente!", { exact: true })).toBeVisible();
  expect((await post("authenticate", { email, password: demoPassword })).status).toBe(401);
});
