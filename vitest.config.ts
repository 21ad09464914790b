import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One worker is the default on two cores; tests of the database mostly wait for its disk.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "domain",
          environment: "node",
          include: ["packages/{domain,contract}/{src,examples}/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          // Nothing here keeps a state of its own, so the files share what they import.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "node",
          environment: "node",
          include: ["packages/*/src/**/*.test.ts"],
          exclude: ["packages/{web,domain,contract}/**", "**/node_modules/**"],
          // Some of these start a database, on machines that do other things too.
          testTimeout: 20_000,
          hookTimeout: 60_000,
          globalSetup: ["packages/testkit/src/database/global-setup.ts"],
        },
      },
      {
        test: {
          name: "web",
          environment: "jsdom",
          include: ["packages/web/src/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/web/src/jsdom-window.setup.ts"],
          exclude: ["**/node_modules/**"],
        },
      },
    ],
  },
});
