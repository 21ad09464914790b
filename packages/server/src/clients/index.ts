export { clientsRoutes } from "./clients.routes.ts";
