export { intercomHelp } from "./intercom-help.ts";
