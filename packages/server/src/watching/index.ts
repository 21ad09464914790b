export { type Watching, serveWatching } from "./serve-watching.ts";
