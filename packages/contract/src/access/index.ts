export { type ProfileToken, profileToken } from "./session.wire.ts";
export * as accessEndpoints from "./access.endpoints.ts";
