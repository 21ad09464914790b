import { Cron } from "croner";

export type Job = {
  /** Begins no more, and waits for the run under way: it still needs the database. */
  readonly stop: () => Promise<void>;
  /** How long its work has been due and not done: 0 while it keeps up. */
  readonly lagMs: () => number;
};

export type JobInput = {
  /** Of cron, in UTC. */
  readonly pattern: string;
  /** What is done in parts ends after the one under way once it is not to go on: a stop waits for it. */
  readonly work: (goesOn: () => boolean) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Runs once at the start too. */
  readonly isDueAtStart?: boolean;
};

/** Does its work at its times, one run after the other. */
export function startJob({ pattern, work, onError, isDueAtStart = false }: JobInput): Job {
  let running = Promise.resolve();
  let isStopped = false;
  let dueSince: number | undefined;
  const workOnce = async (): Promise<void> => {
    dueSince ??= performance.now();
    await work(() => !isStopped);
    // One that failed stays due until it succeeds.
    dueSince = undefined;
  };
  const run = (): Promise<void> => {
    // One that fell due beside the run under way is not begun after the stop.
    running = running.then(() => (isStopped ? undefined : workOnce())).catch(onError);
    return running;
  };
  const cron = new Cron(pattern, { timezone: "UTC", protect: true, unref: true }, run);
  if (isDueAtStart) running = running.then(workOnce).catch(onError);
  return {
    stop: () => {
      isStopped = true;
      cron.stop();
      return running;
    },
    lagMs: () => (dueSince === undefined ? 0 : performance.now() - dueSince),
  };
}
