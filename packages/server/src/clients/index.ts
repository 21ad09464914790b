import type { Route } from "../http/index.ts";
import type { ClientMail } from "./add-client.ts";
import { tillClientRoutes } from "./clients.routes.ts";
import { discountCategoryRoutes } from "./discount-categories.routes.ts";
import { managedClientRoutes } from "./managed-clients.routes.ts";

export const clientsRoutes = (letters: ClientMail): readonly Route[] => [
  ...tillClientRoutes,
  ...discountCategoryRoutes,
  ...managedClientRoutes(letters),
];
