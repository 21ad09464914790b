export { type Sealer, sealer } from "./sealer.ts";
export { sealingKeyOf } from "./sealing-key.ts";
