export { type ClaimData } from "./claim.wire.ts";
export * as claimEndpoints from "./claims.endpoints.ts";
export * as claimSchemas from "./claim.wire.ts";
