export { type ClaimSettings, claimRoutes } from "./claims.routes.ts";
