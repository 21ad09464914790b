export { directa24Provider } from "./directa24-provider.ts";
export { hearDirecta24 } from "./hear-notice.ts";
export { type Directa24Settings, directa24Countries, directa24Scheme, directa24Url } from "./settings.ts";
