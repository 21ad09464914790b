export { uploadRoutes } from "./uploads.routes.ts";
