import type { Locator } from "@playwright/test";

import type { Step } from "./day-steps.ts";
import type { Hands } from "./hands.ts";

type Credentials = { readonly email: string; readonly password: string };

/** `there`: what shows that they are in. */
export async function signIn(hands: Hands, { email, password }: Credentials, there: Locator): Promise<void> {
  const { page } = hands;
  await hands.fill(page.getByLabel("Email"), email);
  await hands.fill(page.getByLabel("Contraseña", { exact: true }), password);
  await hands.press(page.getByRole("button", { name: "Iniciar sesión" }));
  await hands.sees(there);
}

export const signOut = (hands: Hands, step: Step): Promise<void> =>
  step("sign out", async () => {
    await hands.press(hands.page.locator("header").getByRole("button", { name: "Cerrar sesión" }));
    await hands.sees(hands.page.getByLabel("Email"));
  });
