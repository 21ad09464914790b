import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // One worker is the default on two cores; tests of the database mostly wait for its disk.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: "node",
          environment: "node",
          include: ["packages/*/src/**/*.test.ts"],
          exclude: ["packages/web/**", "**/node_modules/**"],
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
          exclude: ["**/node_modules/**"],
        },
      },
    ],
  },
});
