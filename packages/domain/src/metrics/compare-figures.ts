export type FigureChange = {
  /** NONE: neither was anything. NEW: the former was nothing. */
  readonly kind: "NONE" | "NEW" | "SAME" | "MORE" | "LESS";
  /** From 1 on; null where there is none to tell. */
  readonly percent: number | null;
  readonly isPerOpenDay: boolean;
};

export const changeKinds = ["NONE", "NEW", "SAME", "MORE", "LESS"] as const satisfies readonly FigureChange["kind"][];

export type Compared = { readonly current: number; readonly former: number };

function changeOf(current: number, former: number): Pick<FigureChange, "kind" | "percent"> {
  if (former === 0) return { kind: current === 0 ? "NONE" : "NEW", percent: null };
  // Positive, so that this rounds half away from zero.
  const percent = Math.floor((Math.abs(current - former) * 200 + former) / (former * 2));
  if (percent === 0) return { kind: "SAME", percent: null };
  return { kind: current > former ? "MORE" : "LESS", percent };
}

/** Of two levels, neither of them negative. METRICS-01 */
export const compareLevels = ({ current, former }: Compared): FigureChange => ({
  ...changeOf(current, former),
  isPerOpenDay: false,
});

/** Of what adds up from day to day. METRICS-01 METRICS-02 */
export function compareFlows({ current, former }: Compared, openDays: Compared): FigureChange {
  const isPerOpenDay = openDays.current !== openDays.former && openDays.current > 0 && openDays.former > 0;
  if (!isPerOpenDay) return compareLevels({ current, former });
  // Whole numbers: current / its days beside former / its days.
  return { ...changeOf(current * openDays.former, former * openDays.current), isPerOpenDay };
}
