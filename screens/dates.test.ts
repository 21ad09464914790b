import { openSession } from "../e2e/fixtures/office.ts";
import { expect, test } from "./harness/test.ts";

test("a day of the calendar is taken as if it were typed, and the calendar opens at the day that is chosen", async ({
  enter,
  cantina,
}) => {
  const [session] = await openSession(cantina.url, "administrator");
  const page = await enter(session, "/edit");
  const field = page.getByLabel("Se muestran el", { exact: true });
  const opener = page.getByRole("button", { name: "Elegir en el calendario: Se muestran el" });
  await field.fill("10/11/2031");
  await opener.click();
  await expect(page.getByRole("button", { name: "lunes, 10 de noviembre" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "jueves, 13 de noviembre" }).click();
  await expect(field).toHaveValue("13/11/2031");
  await expect(opener).toHaveAttribute("aria-expanded", "false");
});
