export { useNotify } from "./use-notify.ts";
