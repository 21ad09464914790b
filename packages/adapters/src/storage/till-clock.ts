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
import { storedValue } from "./stored-value.ts";

export type TillClock = {
  /** The server's time as this device goes on with it; the device's own before it was ever told. */
  readonly clock: Clock;
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
  const kept = storedValue(storage, "cantina.till-time", keptTime);
  const first = kept.load();
  let time: TillTime | null = first === null ? null : resume(first, read());

  const put = (next: TillTime): void => {
    time = next;
    try {
      kept.save(keep(next));
    } catch {
      // A full storage keeps the time of before, from which it goes on all the same.
    }
  };
  const look = (): void => {
    if (time !== null) put(readOn(time, read()));
  };
  const timer = setInterval(look, beat);
  return {
    clock: {
      now: () => {
        look();
        return textOf(time === null ? read().wall : time.server);
      },
    },
    deviceClock: { now: () => textOf(read().wall) },
    heard: (serverTime, took) => {
      const at = Date.parse(serverTime);
      if (!Number.isNaN(at)) put(hearServer(time, { at, took }, read()));
    },
    stop: () => clearInterval(timer),
  };
}
