export { type Sealer, sealer } from "./sealer.ts";
export { type SealingKeyFailure, sealingKeyOf } from "./sealing-key.ts";
