import type { Route } from "../http/index.ts";
import type { LinkMail } from "../access/index.ts";
import { tillClientRoutes } from "./clients.routes.ts";
import { discountCategoryRoutes } from "./discount-categories.routes.ts";
import { clientDeskRoutes } from "./client-desk.routes.ts";

export const clientsRoutes = (mail: LinkMail): readonly Route[] => [
  ...tillClientRoutes,
  ...discountCategoryRoutes,
  ...clientDeskRoutes(mail),
];
