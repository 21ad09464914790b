export { type TemporaryCluster, openTemporaryCluster } from "./open-temporary-cluster.ts";
export { type UsedData, fillDataFolder, makeUsedData, usedDataVariable } from "./used-data.ts";
