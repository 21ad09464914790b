import { BrokenInvariant } from "@cantina/domain/kernel";
import type { SessionView } from "@cantina/domain/session";
import {
  CatchBoundary,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
  notFound,
  redirect,
  rootRouteId,
} from "@tanstack/react-router";
import type { App } from "../composition/app/index.ts";
import { untilValue } from "../composition/device/index.ts";
import { BareError } from "./BareError.tsx";
import { RootLayout } from "./RootLayout.tsx";
import { type RouteAccess, type Visitor, detourFor } from "./guard.ts";
import { LoadingScreen } from "./LoadingScreen.tsx";
import type { RouteEntry } from "./route-entry.ts";
import { routeTable } from "./route-table.ts";

type RouterContext = { readonly app: App };

/** Around every screen of whoever is signed in. */
export const SignedInLayout = lazyRouteComponent(() => import("./SignedInLayout.tsx"), "SignedInLayout");
const FullError = lazyRouteComponent(() => import("../screens/layout/ErrorScreen.tsx"), "ErrorScreen");
const NotFoundScreen = lazyRouteComponent(() => import("../screens/layout/NotFoundScreen.tsx"), "NotFoundScreen");

const ErrorScreen = (props: ErrorComponentProps) => (
  <CatchBoundary getResetKey={() => ""} errorComponent={BareError}>
    <FullError {...props} />
  </CatchBoundary>
);

function visitorOf({ status, session, profiles }: SessionView): Visitor {
  if (status === "broken" || status === "restoring") throw new BrokenInvariant(`the session is ${status}`);
  return { status, level: session?.profile.privilegeLevel ?? null, profileCount: profiles.length };
}

const settledView = (app: App) => untilValue(app.session.view, ({ status }) => status !== "restoring");

const guard =
  (path: string, access: RouteAccess) =>
  async ({ context: { app }, location }: { readonly context: RouterContext; readonly location: { href: string } }) => {
    const detour = detourFor({ path, access }, visitorOf(await settledView(app)));
    if (detour === null) return;
    // The sales screen is where most sign-ins lead anyway, and not where a system administrator's does.
    if (detour === "/login" && path !== "/") void app.rememberPath(location.href);
    throw redirect({ to: detour, replace: true });
  };

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundScreen,
});

const signedInRoute = createRoute({
  id: "signedIn",
  getParentRoute: () => rootRoute,
  component: SignedInLayout,
});

const isOpen = (entry: RouteEntry): boolean => entry.access === "anonymous";

const anonymousRoutes = routeTable
  .filter(isOpen)
  .map(({ path, access, screen }) =>
    createRoute({ path, getParentRoute: () => rootRoute, component: screen, beforeLoad: guard(path, access) }),
  );

const signedInRoutes = routeTable
  .filter((entry) => !isOpen(entry))
  .map(({ path, access, screen }) =>
    createRoute({ path, getParentRoute: () => signedInRoute, component: screen, beforeLoad: guard(path, access) }),
  );

/** Any other path: within the frame for whoever has one. Waits for the session, so that a page without it never flashes. */
const unknownRoute = createRoute({
  path: "$",
  getParentRoute: () => signedInRoute,
  component: NotFoundScreen,
  beforeLoad: async ({ context: { app } }) => {
    if ((await settledView(app)).session === null) throw notFound({ routeId: rootRouteId });
  },
});

const routeTree = rootRoute.addChildren([
  ...anonymousRoutes,
  signedInRoute.addChildren([...signedInRoutes, unknownRoute]),
]);

function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(search).flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : []));
  return texts.length === 0 ? "" : `?${new URLSearchParams(texts).toString()}`;
}

export const createAppRouter = (app: App) =>
  createRouter({
    routeTree,
    context: { app },
    notFoundMode: "root",
    // As it stands: the router's own reading makes the number 100000 of a search for 1e5.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
    defaultPreload: false,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: ErrorScreen,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;
