import { type BasisPoints, basisPoints, percentFromBasisPoints } from "@cantina/domain/kernel";
import * as v from "valibot";
import { twoWay } from "./two-way.ts";

const isHundredths = (value: number, scale: number): boolean =>
  Number((Math.round(value * scale) / scale).toFixed(4)) === value;

/** A percentage 0–100 with at most 2 decimals; basis points inside. */
export const percent = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check((value) => isHundredths(value, 100), "Hasta 2 decimales"),
  twoWay((value: number): BasisPoints => basisPoints(Math.round(value * 100)), percentFromBasisPoints),
);

const fourDecimals = v.check((value: number) => isHundredths(value, 10_000), "Hasta 4 decimales");
const inTenThousandths = (rate: number): number => Math.round(rate * 10_000);
const fromTenThousandths = (share: number): number => share / 10_000;

/** A rate 0–1 with at most 4 decimals; basis points inside. */
export const fraction = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1),
  fourDecimals,
  twoWay((rate: number): BasisPoints => basisPoints(inTenThousandths(rate)), fromTenThousandths),
);

/** A rate with at most 4 decimals that may lie beyond 0–1, because a rule refuses it then; ten-thousandths inside. */
export const uncheckedFraction = v.pipe(v.number(), fourDecimals, twoWay(inTenThousandths, fromTenThousandths));
