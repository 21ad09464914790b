import { type BasisPoints, type Cents, type Id, type Instant, basisPoints, cents, id } from "@cantina/domain/kernel";
import * as v from "valibot";

// The device keeps minor units and basis points as the domain has them, where the wire carries decimals.
export const storedAmount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((minorUnits): Cents => cents(minorUnits)),
);

export const storedShare = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(10_000),
  v.transform((hundredths): BasisPoints => basisPoints(hundredths)),
);

export const storedId = <Kind extends string>() =>
  v.pipe(
    v.string(),
    v.uuid(),
    v.transform((text): Id<Kind> => id<Kind>(text)),
  );

export const storedQuantity = v.pipe(v.number(), v.integer(), v.minValue(1));

export const storedInstant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => text as Instant),
);
