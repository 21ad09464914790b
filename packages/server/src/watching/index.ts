export { type Watching, serveWatching } from "./serve-watching.ts";
export { overviewRoutes } from "./overview.routes.ts";
