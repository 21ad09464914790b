export { leadTo } from "./lead-to.ts";
export { Shortcuts } from "./Shortcuts.tsx";
