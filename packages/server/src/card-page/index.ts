export { cardFormRoutes } from "./card-form.routes.ts";
