export { queryFunctions } from "./query-functions.ts";
