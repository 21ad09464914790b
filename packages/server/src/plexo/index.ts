export { type Plexo, plexo } from "./plexo.ts";
export { noticeProofs } from "./notice-proofs.ts";
export { plexoProvider } from "./plexo-provider.ts";
export { type PlexoSettings, type RestPlexoSettings, plexoCountries, plexoUrl } from "./settings.ts";
export { signedPlexoProvider } from "./signed-provider.ts";
export { comparePinnedKey } from "./compare-pinned-key.ts";
export { type SignedPlexoSettings, noInclusion, signedPlexoUrl } from "./signed-settings.ts";
