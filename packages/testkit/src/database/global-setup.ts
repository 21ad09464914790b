import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { clusterVariable } from "./shared-cluster.ts";
import { type TestCluster, startTestCluster } from "./test-cluster.ts";

/** One cluster for the whole test run, started when the first test file asks for it: a run without a database pays nothing. */
export const setup = async (): Promise<() => Promise<void>> => {
  let cluster: Promise<TestCluster> | undefined;
  const desk = createServer((_request, response) => {
    cluster ??= startTestCluster({ hasTemplate: true });
    cluster.then(
      ({ address }) => response.end(JSON.stringify(address)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, "127.0.0.1", resolve));
  // Over TCP an address is always an object.
  const { port } = desk.address() as AddressInfo;
  process.env[clusterVariable] = `http://127.0.0.1:${port}`;
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await cluster?.then(({ stop }) => stop());
  };
};
