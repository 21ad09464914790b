import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type App, AppContext } from "../../composition/app/index.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

const broken = new TypeError("Cannot read properties of undefined (reading 'price')");

function Broken(): never {
  throw broken;
}

test("[FAULTS-01] in place of a screen that could not be drawn stand a title, a sentence and a way to load it anew, and it is told of once", async () => {
  // React tells of it in the console, too.
  const complaints = vi.spyOn(console, "error").mockReturnValue();
  const reportFault = vi.fn<App["reportFault"]>(() => Promise.resolve());
  const root = createRootRoute();
  const route = createRoute({ path: "/clients/$clientId", getParentRoute: () => root, component: Broken });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ["/clients/30111222?name=Ana"] }),
    defaultErrorComponent: ErrorScreen,
  });
  render(
    <AppContext value={{ reportFault } as Partial<App> as App}>
      <RouterProvider router={router as never} />
    </AppContext>,
  );
  expect(await screen.findByRole("heading", { name: "Ops, algo salio mal. Lo sentimos." })).toBeTruthy();
  expect(screen.getByText("Error en el servidor, por favor contacte un administrador.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Actualizar" })).toBeTruthy();
  await vi.waitUntil(() => reportFault.mock.calls.length > 0);
  expect(reportFault.mock.calls).toEqual([[broken, "/clients/$clientId"]]);
  complaints.mockRestore();
});
