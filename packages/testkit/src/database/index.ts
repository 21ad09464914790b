export { formerEngineRoot } from "./former-engine.ts";
export { type Scratch, openScratch } from "./scratch-database.ts";
export { samplePictures } from "./sample-pictures.ts";
export { type TestDatabase, withTestDatabase } from "./with-test-database.ts";
export { waitForLock } from "./wait-for-lock.ts";
export { type TestServer, withTestServer } from "./with-test-server.ts";
export { type Staff, testPassword, makeCafeteria } from "./make-cafeteria.ts";
export { argumentsFor } from "./server-program.ts";
export { type ServerChild, startServerChild, urlOf } from "./server-child.ts";
