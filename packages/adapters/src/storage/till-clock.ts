import {
  type Clock,
  type DeviceReading,
  type TillTime,
  hearServer,
  instant,
  keep,
  readOn,
  resume,
} from "@cantina/domain/kernel";
import * as v from "valibot";
import type { DeviceStorage } from "./device-storage.ts";
import { storedIfRoom } from "./stored-value.ts";

export type TillClock = {
  /** The server's time as this device goes on with it; the device's own before it was ever told. */
  readonly clock: Clock;
  /** The same, kept at once: what is dated after a reload comes after what was dated before it. SALE-54 */
  readonly datingClock: Clock;
  readonly deviceClock: Clock;
  /** The server wrote an answer at that instant; the call took so many milliseconds. */
  readonly heard: (serverTime: string, took: number) => void;
  readonly stop: () => void;
};

type TillClockInput = {
  readonly storage: DeviceStorage;
  readonly read?: () => DeviceReading;
};

const keptTime = v.object({ server: v.number(), wall: v.number() });
/** Often enough that no jump of the wall clock while the page is open is taken for time that has passed. */
const beat = 15_000;

const textOf = (milliseconds: number) => instant(new Date(milliseconds).toISOString());

export function tillClock({
  storage,
  read = () => ({ wall: Date.now(), steady: performance.now() }),
}: TillClockInput): TillClock {
  // A full storage keeps the time of before, from which it goes on all the same.
  const kept = storedIfRoom(storage, "cantina.till-time", keptTime);
  const first = kept.load();
  let time: TillTime | null = first === null ? null : resume(first, read());

  const look = (): void => {
    if (time !== null) time = readOn(time, read());
  };
  const save = (): void => {
    if (time !== null) kept.save(keep(time));
  };
  const timer = setInterval(() => {
    look();
    save();
  }, beat);
  const now = () => {
    look();
    return textOf(time === null ? read().wall : time.server);
  };
  return {
    // Screens ask for it as they are drawn: it is kept now and then.
    clock: { now },
    datingClock: {
      now: () => {
        const dated = now();
        save();
        return dated;
      },
    },
    deviceClock: { now: () => textOf(read().wall) },
    heard: (serverTime, took) => {
      const at = Date.parse(serverTime);
      if (Number.isNaN(at)) return;
      time = hearServer(time, { at, took }, read());
      save();
    },
    stop: () => clearInterval(timer),
  };
}
