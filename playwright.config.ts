import { defineConfig } from "@playwright/test";
import { bundleForTitles } from "./bundled-titles.config.ts";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** Each with servers of its own, and three of them the longest by far: begun last, they would leave workers without work. */
const ownServers = [
  "**/new-canteen.test.ts",
  "**/set-up-by-keyboard.test.ts",
  "**/day.test.ts",
  "**/another-server.test.ts",
];

export default defineConfig({
  ...(await bundleForTitles()),
  testDir: "e2e",
  globalSetup: "./e2e/fixtures/demo-data.ts",
  // In the order in which they begin.
  projects: [
    { name: "own servers", testMatch: ownServers },
    { name: "titles", testMatch: "**/*.test.ts", testIgnore: ownServers },
  ],
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: false,
  // A retry would hide a race.
  retries: 0,
  // Each has a server and a database of its own; one waits while the others paint.
  workers: 3,
  // What a test that hangs may cost, and not what one takes on a quiet machine: a busy one fails nothing.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: "list",
  use: {
    locale: "es-AR",
    timezoneId: "America/Argentina/Buenos_Aires",
    // Frames between two states are painted by a processor, and few titles are about them; those say so.
    reducedMotion: "reduce",
    // Every new page would fetch all of the app for its worker; the tests of the worker allow it.
    serviceWorkers: "block",
    // A blocked click is told as such, and not as a test that took too long.
    actionTimeout: 45_000,
    screenshot: "only-on-failure",
    // A trace of every test costs a third of the time: CANTINA_TRACE=1 asks for the traces of failed ones.
    trace: process.env["CANTINA_TRACE"] === undefined ? "off" : "retain-on-failure",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
