export { type DemoServer, openDemoServer } from "./open-demo-server.ts";
