import { execFile } from "node:child_process";

/** The operating system's account that the database runs under; absent when it is our own. */
export type ServerUser = { readonly uid: number; readonly gid: number };

/** `exitCode` is undefined for a program that could not be run at all or was killed. */
export type ProgramOutcome = {
  readonly succeeded: boolean;
  readonly exitCode: number | undefined;
  readonly output: string;
};

type Options = { readonly user: ServerUser | undefined; readonly folder?: string };

const longestRunMs = 90_000;

// The caller's PGDATA, PGHOST or PGOPTIONS would redirect the tools to another server.
const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("PG"))),
  LC_ALL: "C",
  TZ: "UTC",
});

/** Runs from the root folder unless told: the tools fail where their account can't enter the current one. */
export const runProgram = (
  file: string,
  args: readonly string[],
  { user, folder = "/" }: Options,
): Promise<ProgramOutcome> =>
  new Promise((resolve) => {
    execFile(
      file,
      [...args],
      { cwd: folder, env: cleanEnvironment(), timeout: longestRunMs, windowsHide: true, ...user },
      (error, stdout, stderr) => {
        const output = `${stdout}${stderr}`.trim();
        resolve({
          succeeded: error === null,
          exitCode: error === null ? 0 : typeof error.code === "number" ? error.code : undefined,
          output: output === "" ? (error?.message ?? "") : output,
        });
      },
    );
  });
