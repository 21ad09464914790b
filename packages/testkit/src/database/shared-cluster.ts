import { BrokenInvariant } from "@cantina/domain/kernel";
import type { DatabaseAddress } from "@cantina/server/db";
import { type TestCluster, startTestCluster } from "./test-cluster.ts";

/** Set by the run's global setup: where to ask for the shared cluster. */
export const clusterVariable = "CANTINA_TEST_CLUSTER";

/** The run's cluster, or one of the caller's own where there is no global setup. */
export async function findCluster(): Promise<TestCluster> {
  const desk = process.env[clusterVariable];
  if (desk === undefined) return startTestCluster({ hasTemplate: true });
  const response = await fetch(desk);
  if (!response.ok) throw new BrokenInvariant(`no test cluster: ${await response.text()}`);
  return { address: (await response.json()) as DatabaseAddress, stop: async () => {} };
}
