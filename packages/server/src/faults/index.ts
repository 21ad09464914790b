export { type Dsn, readDsn } from "./dsn.ts";
export { type Collector, envelopeFaults } from "./envelope-faults.ts";
export { serveFaults } from "./serve-faults.ts";
