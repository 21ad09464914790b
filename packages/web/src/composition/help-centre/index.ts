export { type HelpCentre, useHelpCentre } from "./use-help-centre.ts";
