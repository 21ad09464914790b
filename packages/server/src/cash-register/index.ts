export { cashRegisterRoutes } from "./cash-register.routes.ts";
