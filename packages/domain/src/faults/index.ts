export { describeFault } from "./describe-fault.ts";
export { engineSentence } from "./engine-sentence.ts";
export type { Fault, FaultFrame, FaultPort } from "./fault.ts";
export { type SievedFault, faultSieve } from "./fault-sieve.ts";
