export { type PrintServer, startPrintServer } from "./print-server.ts";
