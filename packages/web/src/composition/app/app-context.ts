import { BrokenInvariant } from "@cantina/domain/kernel";
import { createContext, use } from "react";
import type { App } from "./app.ts";

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (app === null) throw new BrokenInvariant("there is no app around this screen");
  return app;
}
