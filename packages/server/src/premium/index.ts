export { clearPremiumRequest } from "./premium.queries.ts";
export { premiumRoutes } from "./premium.routes.ts";
