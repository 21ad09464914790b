import { setTimeout as pause } from "node:timers/promises";

export type Outcome<One, Done> = {
  readonly done: ReadonlyMap<One, Done>;
  /** Who needs what somebody else holds just now. */
  readonly held: ReadonlySet<One>;
};

export type Turns<One, Done> = {
  /** At most so many together. */
  readonly most: number;
  /** Milliseconds after which a turn that is not over keeps nobody waiting any more. */
  readonly longest: { readonly alone: number; readonly together: number };
  /**
   * Does what it can of these. It may fail, and has done nothing then. It may say `goOn` once all of them will be done
   * and the next turn waits for that by itself.
   */
  readonly together: (ones: readonly One[], goOn: () => void) => Promise<Outcome<One, Done>>;
};

type Waiting<One, Done> = {
  readonly one: One;
  readonly alone: () => Promise<Done>;
  readonly settle: (done: Promise<Done>) => void;
  /** How often what it needs was held. */
  timesHeld: number;
};

/** So often one comes again into a later turn, in the hope that who holds what it needs has let go. */
const mostTimesHeld = 5;
/** Milliseconds before the next turn, where nobody else would be in it. */
const letGo = 8;

/** When all have ended, well or not, or the time is over. */
async function ended(works: readonly Promise<unknown>[], milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const isOver = new Promise<void>((end) => {
    timer = setTimeout(end, milliseconds);
  });
  await Promise.race([Promise.allSettled(works), isOver]);
  clearTimeout(timer);
}

/**
 * One turn at a time. Who comes while nobody is there, or one who is done alone, is done alone and at once: two at once
 * are no rush. Those who come during a turn, or beside two, are done together in the next. Who is left out there is done
 * alone, in that turn too. Who needs what somebody else holds comes again behind those who came meanwhile, and in the end
 * waits alone, in nobody's turn.
 */
export function takeTurns<One, Done>({ most, longest, together }: Turns<One, Done>) {
  const queue: Waiting<One, Done>[] = [];
  let isTaken = false;
  /** Whether who has the place is done alone and nobody was let in beside it. */
  let isRoomBeside = false;

  async function serve(members: readonly Waiting<One, Done>[], goOn: () => void): Promise<void> {
    const ones = members.map(({ one }) => one);
    const { done, held } = await together(ones, goOn).catch(
      // Each finds out alone, and tells who asked.
      (): Outcome<One, Done> => ({ done: new Map(), held: new Set() }),
    );
    const again: Waiting<One, Done>[] = [];
    const left: Promise<Done>[] = [];
    for (const member of members) {
      const answer = done.get(member.one);
      const isHeld = held.has(member.one);
      // Behind the next turn's first question, so that the database has it while these answers are written.
      if (answer !== undefined) setImmediate(() => member.settle(Promise.resolve(answer)));
      else if (isHeld && member.timesHeld < mostTimesHeld) again.push(member);
      else {
        const work = member.alone();
        if (!isHeld) left.push(work);
        member.settle(work);
      }
    }
    const isAnybodyElse = queue.length > 0 || again.length < members.length;
    for (const member of again) member.timesHeld += 1;
    queue.push(...again);
    // The turn's time may be over and nobody else there.
    callNext();
    await ended(left, longest.alone);
    if (!isAnybodyElse) await pause(letGo);
  }

  /** `work` is given how to leave the place before it has ended. */
  function take(work: (leave: () => void) => Promise<unknown>, milliseconds: number): void {
    isTaken = true;
    let hasLeft = false;
    const leave = (): void => {
      if (hasLeft) return;
      hasLeft = true;
      isTaken = false;
      callNext();
    };
    void ended([work(leave)], milliseconds).then(leave);
  }

  function callNext(): void {
    if (isTaken || queue.length === 0) return;
    isRoomBeside = false;
    const members = queue.splice(0, most);
    const turn = (leave: () => void) =>
      serve(members, () => {
        // Or who comes next would be done alone beside this turn.
        if (queue.length > 0) leave();
      });
    take(turn, longest.together);
  }

  /** `alone`: how this one is done by itself. */
  return (one: One, alone: () => Promise<Done>): Promise<Done> => {
    if (isTaken && !isRoomBeside)
      return new Promise<Done>((settle) => queue.push({ one, alone, settle, timesHeld: 0 }));
    const work = alone();
    isRoomBeside = !isTaken;
    if (!isTaken) take(() => work, longest.alone);
    return work;
  };
}
