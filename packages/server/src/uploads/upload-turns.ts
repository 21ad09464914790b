import { type Result, accepted, refused } from "@cantina/domain/kernel";

export type TurnLimits = {
  /** On this server. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Who waits longer asks again, so that the screen can tell of it. */
  readonly waitMs: number;
  /** After an upload its turn rests as long as it took, and at most so long. */
  readonly restMs: number;
};

const usual: TurnLimits = { atOnce: 2, waiting: 20, waitMs: 5_000, restMs: 1_000 };

type Waiting = { readonly userId: string; readonly begin: () => void };

export type UploadTurns = {
  /** Does the work when it is the user's turn; UPLOAD_BUSY when that doesn't come in time. Rejects when `signal` aborts first. */
  readonly take: <T>(
    userId: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ) => Promise<Result<T, { readonly code: "UPLOAD_BUSY" }>>;
};

/**
 * One upload at a time for each user and a few for all, first come, first served. A turn rests before it is handed on:
 * half of the time the tills have the machine for themselves, however many people upload. SHEET-08
 */
export function uploadTurns({ atOnce, waiting: mostWaiting, waitMs, restMs }: TurnLimits = usual): UploadTurns {
  const busy = new Set<string>();
  const queue: Waiting[] = [];

  const canBegin = (userId: string): boolean => busy.size < atOnce && !busy.has(userId);
  const next = (): void => {
    const index = queue.findIndex(({ userId }) => canBegin(userId));
    const [one] = index < 0 ? [] : queue.splice(index, 1);
    if (one === undefined) return;
    busy.add(one.userId);
    one.begin();
    next();
  };

  const rest = (userId: string, milliseconds: number): void => {
    const handOn = (): void => {
      busy.delete(userId);
      next();
    };
    setTimeout(handOn, milliseconds).unref();
  };

  /** false: it did not come in time. */
  const turn = (userId: string, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(clock);
        signal.removeEventListener("abort", giveUp);
        const index = queue.indexOf(one);
        if (index >= 0) queue.splice(index, 1);
      };
      const giveUp = (): void => {
        leave();
        reject(signal.reason);
      };
      const one: Waiting = {
        userId,
        begin: () => {
          leave();
          resolve(true);
        },
      };
      const clock = setTimeout(() => {
        leave();
        resolve(false);
      }, waitMs);
      signal.addEventListener("abort", giveUp, { once: true });
      queue.push(one);
      next();
    });

  return {
    take: async (userId, signal, work) => {
      signal.throwIfAborted();
      if (queue.length >= mostWaiting || !(await turn(userId, signal))) return refused({ code: "UPLOAD_BUSY" });
      const began = performance.now();
      try {
        return accepted(await work());
      } finally {
        rest(userId, Math.min(performance.now() - began, restMs));
      }
    },
  };
}
