import { listen } from "../listening/index.ts";
import { type UsedData, makeUsedData, usedDataVariable } from "../temporary-cluster/index.ts";
import { type ServerProgram, bundleProgram } from "./server-program.ts";
import { clusterVariable } from "./shared-cluster.ts";
import { type TestCluster, startTestCluster } from "./test-cluster.ts";

const programs: readonly ServerProgram[] = ["composition", "operations"];

/**
 * One cluster for the whole test run, one data folder to be copied, and one bundle of each program of the server, made
 * when the first test file asks for it: a run that needs none pays nothing.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  let cluster: Promise<TestCluster> | undefined;
  let usedData: Promise<UsedData> | undefined;
  const bundles = new Map<ServerProgram, Promise<string>>();
  const bundleOf = (name: ServerProgram): Promise<string> => {
    const made = bundles.get(name) ?? bundleProgram(name);
    bundles.set(name, made);
    return made;
  };
  const addressText = async (): Promise<string> => {
    cluster ??= startTestCluster({ hasTemplate: true });
    return JSON.stringify((await cluster).address);
  };
  const usedFolder = async (): Promise<string> => {
    usedData ??= makeUsedData();
    return (await usedData).folder;
  };
  const answerTo = (path: string | undefined): Promise<string> => {
    const program = programs.find((name) => path === `/${name}`);
    if (program !== undefined) return bundleOf(program);
    return path === "/data" ? usedFolder() : addressText();
  };
  const desk = await listen((request, response) => {
    answerTo(request.url).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  process.env[clusterVariable] = desk.origin;
  process.env[usedDataVariable] = `${desk.origin}/data`;
  return async () => {
    await desk.close();
    await cluster?.then(({ stop }) => stop());
    await usedData?.then(({ remove }) => remove());
  };
};
