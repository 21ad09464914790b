export { cafeteriaRoutes } from "./cafeteria.routes.ts";
export { areClasses } from "./class.queries.ts";
export { classRoutes } from "./class.routes.ts";
export { settingsRoutes } from "./edit-settings.ts";
export { closedDaysOfC } from "./closed-days.queries.ts";
export { insertCafeteria } from "./cafeteria.queries.ts";
export { noteTopics } from "./settings.queries.ts";
export { pickupOfC } from "./pickup.queries.ts";
