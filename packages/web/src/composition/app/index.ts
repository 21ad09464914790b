export { AppContext, useApp } from "./app-context.ts";
export { type App, createApp, workplaceKey } from "./app.ts";
