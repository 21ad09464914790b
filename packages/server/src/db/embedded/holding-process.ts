import { startEmbedded } from "./start-embedded.ts";

/** For the tests: starts a data folder's database, tells what came of it, and waits to be killed. */
const [dataFolder = ""] = process.argv.slice(2);
const server = await startEmbedded({ dataFolder, maxConnections: 5 });
process.stdout.write(server.ok ? "ready" : server.failure.code);
setInterval(() => undefined, 1_000);
