export { arcaAuthority } from "./arca-authority.ts";
export { type ArcaSettings, arcaAddresses } from "./settings.ts";
