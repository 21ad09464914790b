export { type CollectedFault, type FaultCollector, startFaultCollector } from "./fault-collector.ts";
