import type { CategoryId, ProductId } from "../kernel/index.ts";

/** AGENT: the print agent on the till. BROWSER: the browser's own print dialog, where the agent can't be had. */
export const printRoutes = ["AGENT", "BROWSER"] as const;
export type PrintRoute = (typeof printRoutes)[number];

/** How this device prints; specification §3, Local settings. */
export type PrintSettings = {
  readonly shouldPrint: boolean;
  readonly route: PrintRoute;
  /** Orders of the app print by themselves. */
  readonly printMobile: boolean;
  /** Orders of the counter print by themselves when they hold one of the products or categories below. */
  readonly printWebProducts: boolean;
  readonly productPrintingIds: readonly ProductId[];
  readonly categoryPrintingIds: readonly CategoryId[];
  /** Tills of one station print each order once between them. PRINT-09 */
  readonly station: string;
  /** Of the print agent, on this machine. */
  readonly agentPort: number;
};

export const stationLimit = 40;
const defaultAgentPort = 4190;

export const firstPrintSettings: PrintSettings = {
  shouldPrint: false,
  route: "AGENT",
  printMobile: true,
  printWebProducts: false,
  productPrintingIds: [],
  categoryPrintingIds: [],
  station: "Principal",
  agentPort: defaultAgentPort,
};
