import { desk, expectAccessibleAtDeskAndPhone } from "./fixtures/axe.ts";
import { goByRail } from "./fixtures/day-screens.ts";
import { openSession } from "./fixtures/office.ts";
import { openTask } from "./fixtures/place-desk.ts";
import { expect, test } from "./fixtures/test.ts";

test("a class is dragged to its place", async ({ enter, cantina }) => {
  const [administrator] = await openSession(cantina.url, "administrator");
  const page = await enter(administrator, "/configuration?topic=classes");
  const rows = page.getByRole("list", { name: "Clases" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const names = await rows.allTextContents();
  const [first, second, third, ...others] = names;
  const from = await rows.nth(2).getByTitle("Arrastrar para ordenar").boundingBox();
  const to = await rows.nth(0).boundingBox();
  if (from === null || to === null) throw new Error("the list is not shown");
  await page.mouse.move(from.x + 10, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + 5, { steps: 5 });
  await page.mouse.up();
  await expect(rows).toHaveText([third, first, second, ...others].map((name) => name ?? ""));
});

test.describe("at a desk", () => {
  test.use({ viewport: desk });

  test(
    "on a phone and in both modes axe finds nothing, and nothing scrolls sideways",
    { tag: "@long" },
    async ({ enter, cantina }) => {
      const [administrator] = await openSession(cantina.url, "administrator");
      const page = await enter(administrator, "/configuration?topic=classes");
      await expect(page.getByRole("list", { name: "Clases" })).toBeVisible();
      await expectAccessibleAtDeskAndPhone(page, "configuration");

      const [system] = await openSession(cantina.url, "system");
      const admin = await enter(system, "/generate_registration");
      await expect(admin.getByRole("row", { name: /Cantina Belgrano/u })).toBeVisible();
      await expectAccessibleAtDeskAndPhone(admin, "cafeterias");
      const lookAndClose = async (what: string): Promise<void> => {
        await expectAccessibleAtDeskAndPhone(admin, what, "[data-scope=dialog]:not([hidden])[role]");
        await admin.keyboard.press("Escape");
        await expect(admin.getByRole("dialog")).toBeHidden();
      };
      await admin.getByRole("button", { name: "Crear cafetería" }).click();
      await expect(admin.getByRole("dialog", { name: "Crear cafetería" })).toBeVisible();
      await lookAndClose("a new cafeteria");
      const name = (await admin.getByRole("row").nth(1).getByRole("cell").first().textContent()) ?? "";
      for (const [entry, title] of [
        ["Funciones", `Funciones de ${name}`],
        ["Crear o asociar usuario", `Crear usuario de ${name}`],
      ] as const) {
        await expect(await openTask(admin, name, entry, title)).toBeVisible();
        await lookAndClose(entry);
      }
      await goByRail(admin, "Mis Cafeterias");
      await expect(admin.getByText("Está aquí")).toBeVisible();
      await expectAccessibleAtDeskAndPhone(admin, "my cafeterias");
    },
  );
});
