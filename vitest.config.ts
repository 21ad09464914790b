import { defineConfig } from "vitest/config";
import { bundledApp } from "./bundled-app.config.ts";
import { bundledProcesses } from "./bundled-processes.config.ts";
import { icuMessages } from "./icu-messages.config.ts";
import { shippedPackages, shippedToo } from "./shipped-packages.config.ts";
import { seedOfTests } from "./tried-cases.config.ts";

// A busy machine is no failure: a test waits for what must come as long as it may take, and what must not come is
// asserted without waiting. The limits are what a test that hangs may cost.
const patient = { expect: { poll: { timeout: 45_000 } }, testTimeout: 180_000, hookTimeout: 240_000 };

const seeded = { CANTINA_SEED: seedOfTests() };
const seedSetup = "packages/testkit/src/arbitraries/seed.setup.ts";
const documentSetup = "packages/web/src/document.setup.ts";
const labelsSetup = "packages/testkit/src/document/labels.setup.ts";
const matchesSetup = "packages/testkit/src/document/matches.setup.ts";
const queriesSetup = "packages/testkit/src/document/queries.setup.ts";
const globalsSetup = "packages/web/src/real-globals.setup.ts";
const importsSetup = "packages/web/src/loaded-imports.setup.ts";

/**
 * What kills servers, fills disks, plays hundreds of random stories or takes longer than some seconds: 'npm test' leaves
 * it to the build server, which runs 'npm test -- --whole'. ADR 0076
 */
const tags = [{ name: "long", description: "only of the whole run", timeout: 600_000 }];

/** What says how long somebody waits at most. */
const timed = ["drain", "frozen-server"].map((name) => `packages/server/src/composition/${name}.test.ts`);

/** Tests with a server and its database. */
const ofServers = {
  isolate: false,
  ...patient,
  env: seeded,
  globalSetup: ["packages/testkit/src/database/global-setup.ts"],
  setupFiles: [seedSetup],
};

/** A screen that is drawn leaves much behind at once: collected seldom, it costs a twelfth less of a processor. */
const roomForNew = "--max-semi-space-size=64";

export default defineConfig({
  test: {
    tags,
    // One worker is the default on two cores; tests of the database mostly wait for its disk.
    maxWorkers: 4,
    // Without isolation (`isolate: false`, which each project has to say itself) the files of a worker share what they
    // import: half of the processor time went into importing the same again for each file.
    projects: [
      {
        test: {
          name: "domain",
          environment: "node",
          include: ["packages/{domain,contract}/{src,examples}/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          isolate: false,
          ...patient,
          env: seeded,
          setupFiles: [seedSetup],
        },
      },
      {
        plugins: [bundledProcesses],
        test: {
          name: "node",
          environment: "node",
          include: ["packages/*/src/**/*.test.ts"],
          exclude: ["packages/{web,domain,contract}/**", "**/node_modules/**", ...timed],
          ...ofServers,
        },
      },
      {
        plugins: [bundledProcesses],
        test: {
          // After all others, and one by one: four workers on two cores take from each call the time that these hold
          // against a limit.
          name: "timed",
          maxWorkers: 1,
          environment: "node",
          include: timed,
          sequence: { groupOrder: 1 },
          ...ofServers,
        },
      },
      {
        plugins: [icuMessages],
        test: {
          name: "web",
          environment: "node",
          include: ["packages/web/src/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          isolate: false,
          ...patient,
          env: seeded,
          setupFiles: [globalsSetup, importsSetup, seedSetup],
        },
      },
      {
        plugins: [icuMessages],
        test: {
          // Tests that need a document end with .tsx. A worker has one environment, so that each change of it within a
          // project began a new one, which loaded the document, React and the kit again: seconds of a processor.
          name: "document",
          environment: "jsdom",
          include: ["packages/{web,adapters,testkit}/src/**/*.test.tsx"],
          exclude: ["**/node_modules/**"],
          isolate: false,
          ...patient,
          env: seeded,
          setupFiles: [documentSetup, labelsSetup, matchesSetup, queriesSetup, globalsSetup, importsSetup, seedSetup],
        },
      },
      {
        plugins: [bundledApp, icuMessages, shippedPackages],
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "screens",
          environment: "jsdom",
          include: ["screens/**/*.test.ts"],
          isolate: false,
          ...patient,
          // React and the kit as the product has them, without the checks of their makers.
          env: { NODE_ENV: "production" },
          execArgv: [...shippedToo, roomForNew],
          globalSetup: ["packages/testkit/src/database/global-setup.ts"],
          setupFiles: ["screens/harness/window.setup.ts", labelsSetup, matchesSetup, queriesSetup],
        },
      },
    ],
  },
});
