/** Files that prove or set up the rest: they may use the testkit. */
const tests = "[.](test|contract)[.]tsx?$";
const drawers = "(utils?|helpers?|common|manager|service|types)";
const inner = (name) => `^packages/${name}/src/`;
// Two patterns, because the tool refuses one with a repetition inside a repetition.
const doors = ["^packages/[^/]+/src/[^/]+/index[.]ts$", "^packages/[^/]+/src/index[.]ts$"];

/** Packages each package may import beside itself, as architecture.md §2 draws it. */
const arrows = {
  domain: [],
  contract: ["domain"],
  adapters: ["domain", "contract"],
  web: ["domain", "contract", "adapters"],
  server: ["domain", "contract"],
  "print-agent": ["domain"],
};

const layers = Object.entries(arrows).map(([name, allowed]) => ({
  name: `layer-${name}`,
  severity: "error",
  comment: `${name} may import ${allowed.length === 0 ? "no other package" : allowed.join(", ")}`,
  from: { path: inner(name) },
  to: { path: "^packages/", pathNot: [name, ...allowed, "testkit"].map((one) => `^packages/${one}/`) },
}));

/** Folders that each folder of the web app may import beside itself. What is drawn first knows least. */
const webArrows = {
  failures: [],
  theme: [],
  texts: ["failures"],
  ui: ["failures", "texts", "theme"],
  composition: ["failures", "texts"],
  screens: ["failures", "texts", "theme", "ui", "composition"],
  routes: ["failures", "texts", "theme", "ui", "composition", "screens"],
};

const directions = Object.entries(webArrows).map(([name, allowed]) => ({
  name: `web-${name}`,
  severity: "error",
  comment: `${name} of the web app may import ${allowed.length === 0 ? "no other folder of it" : allowed.join(", ")}`,
  from: { path: `${inner("web")}${name}/`, pathNot: tests },
  to: { path: inner("web"), pathNot: [name, ...allowed].map((one) => `${inner("web")}${one}/`) },
}));

export default {
  forbidden: [
    ...layers,
    ...directions,
    {
      name: "layer-web-composition",
      severity: "error",
      comment: "only the composition root of the web app knows the adapters, and the endpoints that it binds",
      from: { path: inner("web"), pathNot: [`${inner("web")}(composition|failures)/`, tests] },
      to: { path: [inner("adapters"), inner("contract")] },
    },
    {
      name: "door-of-room",
      severity: "error",
      comment: "a room of the composition is entered by its index.ts only",
      from: { path: inner("web"), pathNot: [`${inner("web")}composition/`, tests] },
      to: { path: `${inner("web")}composition/`, pathNot: "^packages/web/src/composition/[^/]+/index[.]ts$" },
    },
    {
      name: "door-between-rooms",
      severity: "error",
      comment: "a room of the composition is entered by its index.ts only, from another room too",
      from: { path: "^packages/web/src/composition/([^/]+)/", pathNot: tests },
      to: {
        path: `${inner("web")}composition/`,
        pathNot: ["^packages/web/src/composition/$1/", "^packages/web/src/composition/[^/]+/index[.]ts$"],
      },
    },
    {
      name: "layer-print-agent-printing",
      severity: "error",
      comment: "of the domain, the print agent knows the format of a print job, and the kernel's Result",
      from: { path: inner("print-agent") },
      to: { path: inner("domain"), pathNot: `${inner("domain")}(printing|kernel)/index[.]ts$` },
    },
    {
      name: "domain-packages",
      severity: "error",
      comment: "the domain stands on xstate, valibot and temporal-polyfill, and on nothing else",
      from: { path: inner("domain"), pathNot: tests },
      to: { pathNot: ["^packages/", "node_modules/(xstate|valibot|temporal-polyfill|temporal-spec)/"] },
    },
    {
      name: "contract-packages",
      severity: "error",
      comment: "the contract stands on the domain and on valibot, so that any client can read it",
      from: { path: inner("contract"), pathNot: tests },
      to: { pathNot: ["^packages/", "node_modules/(valibot|@valibot/to-json-schema)/"] },
    },
    {
      name: "examples-stand-alone",
      severity: "error",
      comment: "the examples of domain and contract show that these two are enough",
      from: { path: "^packages/(domain|contract)/examples/" },
      to: { path: "^packages/", pathNot: "^packages/(domain|contract)/" },
    },
    {
      name: "replay-stands-alone",
      severity: "error",
      comment: "the replay is another client of the API: it proves that domain and contract are enough to write one",
      from: { path: `${inner("testkit")}replay/`, pathNot: tests },
      to: { path: "^packages/(?!domain|contract|testkit)" },
    },
    {
      name: "testkit-in-product",
      severity: "error",
      comment: "only tests, contract suites and the testkit itself import the testkit",
      from: { path: "^packages/", pathNot: ["^packages/testkit/", tests] },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "door-of-package",
      severity: "error",
      comment: "another package is entered by an index.ts only",
      from: { path: "^packages/([^/]+)/src/" },
      to: { path: "^packages/", pathNot: ["^packages/$1/", ...doors] },
    },
    {
      name: "door-from-outside",
      severity: "error",
      comment: "end-to-end tests and scripts enter a package by an index.ts only",
      from: { path: "^(e2e|scripts)/" },
      to: { path: "^packages/[^/]+/src/", pathNot: doors },
    },
    {
      name: "door-from-screens",
      severity: "error",
      comment: "tests of screens enter a package by an index.ts only, and the app where it is put together",
      from: { path: "^screens/" },
      to: { path: "^packages/[^/]+/src/", pathNot: [...doors, "^packages/web/src/(mount[.]tsx|ui/toaster[.]ts)$"] },
    },
    {
      name: "door-of-context",
      severity: "error",
      comment: "another context of the same package is entered by its index.ts only",
      from: { path: "^packages/([^/]+)/src/([^/]+)/", pathNot: inner("web") },
      to: {
        path: "^packages/$1/src/[^/]+/",
        pathNot: ["^packages/$1/src/$2/", "^packages/$1/src/[^/]+/index[.]ts$"],
      },
    },
    {
      name: "door-of-context-from-package-root",
      severity: "error",
      comment: "a file beside the contexts enters them by their index.ts only",
      from: { path: "^packages/([^/]+)/src/[^/]+$", pathNot: inner("web") },
      to: { path: "^packages/$1/src/[^/]+/", pathNot: "^packages/$1/src/[^/]+/index[.]ts$" },
    },
    {
      // ui, texts and routes are no contexts, and a lazy screen is imported by its own file.
      name: "door-of-screens",
      severity: "error",
      comment: "the screens of one context don't reach into those of another",
      from: { path: "^packages/web/src/screens/([^/]+)/" },
      to: {
        path: "^packages/web/src/screens/[^/]+/",
        pathNot: ["^packages/web/src/screens/$1/", "^packages/web/src/screens/[^/]+/index[.]tsx?$"],
      },
    },
    { name: "no-circle", severity: "error", comment: "modules form no circle", from: {}, to: { circular: true } },
    {
      name: "no-drawer",
      severity: "error",
      comment: "a file is named after what it holds",
      from: {},
      to: { path: `/${drawers}([.]tsx?$|/)`, pathNot: "node_modules" },
    },
    {
      name: "unresolved",
      severity: "error",
      comment: "the import leads nowhere; a deep import into a package does so on purpose",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["/dist/", "(?:^|/)[.]cache/"] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".cjs", ".json", ".css"],
    },
  },
};
