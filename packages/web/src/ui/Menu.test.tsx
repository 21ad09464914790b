import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { Menu } from "./Menu.tsx";

afterEach(cleanup);

test("an item is chosen by a press that a busy page hears at once, before it drew the finger over it", async () => {
  const chosen = vi.fn<() => void>();
  render(
    <Menu
      label="Acciones"
      items={[{ id: "one", label: "Eliminar", onSelect: chosen }]}
      trigger={(trigger) => <button {...trigger}>Acciones</button>}
    />,
    { wrapper: ThemeProvider },
  );
  fireEvent.click(screen.getByRole("button"));
  const item = await screen.findByRole("menuitem");
  item.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  item.click();
  await expect.poll(() => chosen).toHaveBeenCalledOnce();
});
