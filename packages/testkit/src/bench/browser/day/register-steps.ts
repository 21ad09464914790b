import type { Step } from "./day-steps.ts";
import type { Hands } from "./hands.ts";

const dialogOf = ({ page }: Hands) => page.getByRole("dialog", { name: "Movimientos de caja" });

/** What shows where the register has to be opened first. */
export const openingOf = (hands: Hands) => dialogOf(hands).getByLabel("Monto de apertura");

export const openRegister = (hands: Hands, step: Step): Promise<void> =>
  step("open the cash register", async () => {
    await hands.fill(openingOf(hands), "1000");
    await hands.press(dialogOf(hands).getByRole("button", { name: "Abrir caja" }));
    await hands.seesNo(dialogOf(hands));
  });

/** An administrator sells without one. */
export const leaveRegister = (hands: Hands, step: Step): Promise<void> =>
  step("leave the cash register closed", async () => {
    await hands.press(dialogOf(hands).getByRole("button", { name: "Cerrar", exact: true }));
    await hands.seesNo(dialogOf(hands));
  });

export const closeRegister = (hands: Hands, step: Step): Promise<void> =>
  step("close the cash register", async () => {
    const dialog = dialogOf(hands);
    await hands.press(hands.page.locator("header").getByRole("button", { name: "Movimientos de caja" }));
    await hands.press(dialog.getByRole("button", { name: "Cierre" }));
    await hands.fill(dialog.getByLabel("Monto contado"), "3000");
    await hands.press(dialog.getByRole("button", { name: "Cerrar caja" }));
    await hands.press(dialog.getByRole("button", { name: "Listo" }));
    await hands.seesNo(dialog);
  });
