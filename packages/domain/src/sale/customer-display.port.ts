import type { CustomerDisplay } from "./customer-display.ts";

/** The screen that whoever buys reads, of one till. Belongs to one device and one cafeteria. */
export type CustomerDisplayPort = {
  /** Whatever was shown before gives way. */
  readonly show: (display: CustomerDisplay) => void;
  /** Nobody sells here any more. */
  readonly close: () => void;
};
