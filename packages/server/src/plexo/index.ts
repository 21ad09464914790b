export { noticeProofs } from "./notice-proofs.ts";
export { plexoProvider } from "./plexo-provider.ts";
export { type PlexoSettings, plexoCountries, plexoUrl } from "./settings.ts";
