export { type EndpointName, endpoints } from "./endpoint-table.ts";
