import type { Endpoint } from "@cantina/contract/endpoint";

/** What isn't there, said to who would change it and to who would read it. Specification §8 */
export const missingCodeOf = ({ errors }: Endpoint): "DELETE_OR_UPDATE_NOT_FOUND" | "NOT_FOUND" =>
  errors.includes("DELETE_OR_UPDATE_NOT_FOUND") ? "DELETE_OR_UPDATE_NOT_FOUND" : "NOT_FOUND";
