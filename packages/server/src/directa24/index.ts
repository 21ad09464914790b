export { directa24Provider } from "./directa24-provider.ts";
export { type SignedNotice, isGenuineNotice } from "./signature.ts";
export { type Directa24Settings, directa24Countries, directa24Scheme, directa24Url } from "./settings.ts";
