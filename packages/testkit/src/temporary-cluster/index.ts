export { type TemporaryCluster, openTemporaryCluster } from "./open-temporary-cluster.ts";
