import type { SessionView } from "@cantina/domain/session";
import {
  type RouteComponent,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { type App, AppContext } from "./composition/app/index.ts";
import { valueStore } from "./composition/device/index.ts";
import { ChangePasswordScreen } from "./screens/login/ChangePasswordScreen.tsx";
import { ForgotPasswordScreen } from "./screens/login/ForgotPasswordScreen.tsx";
import { LoginScreen } from "./screens/login/LoginScreen.tsx";
import { VerifyScreen } from "./screens/login/VerifyScreen.tsx";

type FirstPage = {
  readonly name: string;
  readonly screen: RouteComponent;
  /** Its file; the build names what it loads. */
  readonly module: string;
  /** A mail leads to it, and without what stands in the mail's link it shows something else. */
  readonly isMailed: boolean;
};

const folder = "src/screens/login";
const firstPages: readonly FirstPage[] = [
  { name: "login", screen: LoginScreen, module: `${folder}/LoginScreen.tsx`, isMailed: false },
  {
    name: "forgot-password",
    screen: ForgotPasswordScreen,
    module: `${folder}/ForgotPasswordScreen.tsx`,
    isMailed: false,
  },
  {
    name: "change-password",
    screen: ChangePasswordScreen,
    module: `${folder}/ChangePasswordScreen.tsx`,
    isMailed: true,
  },
  { name: "verify", screen: VerifyScreen, module: `${folder}/VerifyScreen.tsx`, isMailed: true },
];

const never = <T,>(): Promise<T> => new Promise<T>(() => undefined);
const ignore = (): void => undefined;

/** What a screen is drawn with before anybody did anything: nobody is signed in, and the server has said nothing. */
const untouched: App = {
  start: ignore,
  reportFault: () => Promise.resolve(),
  session: {
    view: valueStore<SessionView>({ status: "signedOut", isBusy: false, failure: null, session: null, profiles: [] }),
    send: ignore,
    onFact: () => ignore,
  },
  backend: never,
  ask: never,
  rememberPath: () => Promise.resolve(),
  takeRememberedPath: () => Promise.resolve(null),
  isOutdated: never(),
  workplace: () => null,
};

async function draw({ name, screen }: FirstPage, search: string): Promise<string> {
  const rootRoute = createRootRoute();
  const routeTree = rootRoute.addChildren([
    createRoute({ path: name, getParentRoute: () => rootRoute, component: screen }),
  ]);
  const history = createMemoryHistory({ initialEntries: [`/${name}${search}`] });
  const router = createRouter({ routeTree, history });
  await router.load();
  return renderToStaticMarkup(
    <AppContext value={untouched}>
      <RouterProvider router={router} />
    </AppContext>,
    { identifierPrefix: search === "" ? "first" : "link" },
  );
}

async function markupOf(page: FirstPage): Promise<string> {
  const plain = await draw(page, "");
  if (!page.isMailed) return `<div>${plain}</div>`;
  const linked = await draw(page, "?token=x&authenticationUserId=x");
  return `<div data-link="with">${linked}</div><div data-link="without">${plain}</div>`;
}

/** The first state of each page for anybody, as HTML (ADR 0058). The build runs this, and no browser. @public */
export const drawFirstPages = (): Promise<
  readonly (Pick<FirstPage, "name" | "module" | "isMailed"> & { readonly markup: string })[]
> =>
  Promise.all(
    firstPages.map(async (page) => ({
      name: page.name,
      module: page.module,
      isMailed: page.isMailed,
      markup: await markupOf(page),
    })),
  );
