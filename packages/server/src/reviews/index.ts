import type { Route } from "../http/index.ts";
import { feedbackRoutes } from "./feedback.routes.ts";
import { orderReviewRoutes } from "./reviews.routes.ts";

export const reviewRoutes: readonly Route[] = [...orderReviewRoutes, ...feedbackRoutes];
