export { type Listening, listen, listenSecurely } from "./listen.ts";
