import type { Random } from "./random.ts";

/** A part of the school day in which the counter is busy. Minutes since the local day began. */
export type Break = {
  readonly from: number;
  readonly until: number;
  /** Its part of the day's sales. */
  readonly weight: number;
  /** How much more a section sells then; 1 where nothing is said. */
  readonly appetite: Readonly<Record<string, number>>;
};

const at = (hour: number, minute: number): number => hour * 60 + minute;

export const schoolBreaks: readonly Break[] = [
  {
    from: at(7, 15),
    until: at(8, 0),
    weight: 17,
    appetite: { Cafetería: 3, Panadería: 3, Almuerzos: 0, Postres: 0.1, "Sin TACC y vegetarianos": 0.2 },
  },
  {
    from: at(9, 30),
    until: at(9, 55),
    weight: 28,
    appetite: { Cafetería: 1.2, Panadería: 2, Kiosco: 2, Almuerzos: 0.1, Frutas: 1.5, Postres: 0.3 },
  },
  {
    from: at(11, 0),
    until: at(11, 15),
    weight: 10,
    appetite: { Kiosco: 3, Frutas: 2, Almuerzos: 0.2, Cafetería: 0.3 },
  },
  {
    from: at(12, 0),
    until: at(13, 40),
    weight: 32,
    appetite: { Almuerzos: 4, Bebidas: 2, Postres: 2, "Sin TACC y vegetarianos": 3, Cafetería: 0.2, Panadería: 0.6 },
  },
  {
    from: at(15, 10),
    until: at(15, 40),
    weight: 13,
    appetite: { Cafetería: 1.5, Kiosco: 2, Postres: 1.5, Almuerzos: 0 },
  },
];

/** In milliseconds since the day's start, to the second. */
export const momentIn = (random: Random, one: Break): number =>
  (one.from * 60 + random.whole(0, (one.until - one.from) * 60 - 1)) * 1000;
