/** Lets this process believe that it is another time, as after somebody has set its machine's clock. Timers go on as they were. */
export function shiftableDate(): (shiftMs: number) => void {
  const Machine = globalThis.Date;
  let shift = 0;
  const shifted = (): number => Machine.now() + shift;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [shifted()] : args, self) as Date,
    apply: () => new Machine(shifted()).toString(),
    get: (target, name, self) => (name === "now" ? shifted : (Reflect.get(target, name, self) as unknown)),
  });
  return (ms) => {
    shift = ms;
  };
}
