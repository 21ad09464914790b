/** What a device's two clocks show, in milliseconds: the wall clock may be set, the steady one begins anew with each page. */
export type DeviceReading = { readonly wall: number; readonly steady: number };

/** The server's time at one reading of the device. */
export type TillTime = { readonly server: number; readonly reading: DeviceReading };

/** What outlives the page. */
export type KeptTillTime = { readonly server: number; readonly wall: number };

/** The two clocks of one device, read one after the other, are never this far apart. */
const noticeable = 1_000;
/** Longer than a device sleeps between two sales of one day. */
const longestSleep = 12 * 60 * 60_000;

/**
 * While a device sleeps its steady clock stands still, which looks like a wall clock that was set forward: up to half
 * a day it was sleep. A wall clock that went back, or farther forward, was set, and the steady one is right.
 */
function elapsed(from: DeviceReading, to: DeviceReading): number {
  const steady = Math.max(0, to.steady - from.steady);
  const ahead = to.wall - from.wall - steady;
  return ahead > noticeable && ahead <= longestSleep ? steady + ahead : steady;
}

/** The same time, read anew: a jump of the wall clock is seen from one reading to the next. KERNEL-10 */
export const readOn = (time: TillTime, reading: DeviceReading): TillTime => ({
  server: time.server + elapsed(time.reading, reading),
  reading,
});

/** An answer of the server: written at that time of its own, and on its way for no longer than the call took. */
export type ServerAnswer = { readonly at: number; readonly took: number };

/** The server's time is what it says, within what the way may have taken; what the till believed gives way. KERNEL-10 */
export function hearServer(time: TillTime | null, { at, took }: ServerAnswer, reading: DeviceReading): TillTime {
  const believed = time === null ? at + took / 2 : readOn(time, reading).server;
  return { server: Math.min(Math.max(believed, at), at + took), reading };
}

/** After a reload only the wall clock tells how long the page was away; it never ran backwards. KERNEL-10 */
export const resume = ({ server, wall }: KeptTillTime, reading: DeviceReading): TillTime => ({
  server: server + Math.max(0, reading.wall - wall),
  reading,
});

export const keep = ({ server, reading }: TillTime): KeptTillTime => ({ server, wall: reading.wall });
