import { tillClock } from "@cantina/adapters/storage";
import { loadTemporal } from "@cantina/domain/kernel";
import { beforeAll, expect, test } from "vitest";

beforeAll(loadTemporal);

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

test("[KERNEL-10] a till's clock shows the server's time again after a reload, on a device that is 10 years slow", () => {
  const place = storage();
  const device = { wall: Date.parse("2016-11-20T12:00:00Z"), steady: 100 };
  const read = () => ({ ...device });
  const first = tillClock({ storage: place, read });
  expect(first.clock.now()).toBe("2016-11-20T12:00:00.000Z");
  first.heard("2026-11-20T12:00:00.000Z", 0);
  device.wall += 60_000;
  device.steady += 60_000;
  expect(first.clock.now()).toBe("2026-11-20T12:01:00.000Z");
  first.stop();

  device.wall += 5_000;
  device.steady = 0;
  const second = tillClock({ storage: place, read });
  expect(second.clock.now()).toBe("2026-11-20T12:01:05.000Z");
  expect(second.deviceClock.now()).toBe("2016-11-20T12:01:05.000Z");
  second.stop();

  place.setItem("cantina.till-time", "not what it was");
  const third = tillClock({ storage: place, read });
  expect(third.clock.now()).toBe("2016-11-20T12:01:05.000Z");
  third.stop();
});

test("[SALE-54] what is dated after a reload comes after what was dated before it, though the device lost its clock meanwhile", () => {
  const place = storage();
  const device = { wall: Date.parse("2026-11-20T12:00:00Z"), steady: 100 };
  const read = () => ({ ...device });
  const first = tillClock({ storage: place, read });
  first.heard("2026-11-20T12:00:00.000Z", 0);
  device.wall += 10_000;
  device.steady += 10_000;
  const dated = first.datingClock.now();
  expect(dated).toBe("2026-11-20T12:00:10.000Z");
  first.stop();

  device.wall = Date.parse("2020-01-01T00:00:00Z");
  device.steady = 3_000;
  const second = tillClock({ storage: place, read });
  expect(second.datingClock.now() >= dated).toBe(true);
  second.stop();
});
