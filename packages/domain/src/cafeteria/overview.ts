import { type Cents, compareNames, sumMoney } from "../kernel/index.ts";

type Selling = { readonly countryName: string; readonly salesToday: Cents };

/** Sums of the cafeterias of each country, by its name: amounts of two countries add up to nothing. CAFETERIA-30 */
export const salesByCountry = (
  cafeterias: readonly Selling[],
): readonly { readonly countryName: string; readonly amount: Cents }[] =>
  [...new Set(cafeterias.map(({ countryName }) => countryName))].toSorted(compareNames).map((countryName) => ({
    countryName,
    amount: sumMoney(cafeterias.flatMap((one) => (one.countryName === countryName ? one.salesToday : []))),
  }));

/** What can be wrong with one cafeteria. */
export const cafeteriaIlls = ["CHANGES_UNTOLD", "DAY_UNDONE"] as const;
export type CafeteriaIll = (typeof cafeteriaIlls)[number];

/** What can be wrong with the server that all of them are on. */
export const serverIlls = ["JOBS_LATE", "BACKUP_OLD", "BOOKS_DOUBTFUL", "CLOCK_JUMPED"] as const;
export type ServerIll = (typeof serverIlls)[number];

// As deploy/alerts.yml has them: who looks at the screen and whom an alert wakes are told the same.
const mostUntoldSeconds = 30;
const mostLateMs = 900_000;
const mostProofSeconds = 36 * 3_600;

export type CafeteriaSigns = {
  /** Age of its oldest change that no server has told yet; 0: none waits. */
  readonly untoldSeconds: number;
  /** Its day's work was due a quarter of an hour ago and is not done. */
  readonly isDayUndone: boolean;
};

export type ServerSigns = {
  /** How long the work of the job that is most behind has been due. */
  readonly lagMs: number;
  /** Copies are made each day. */
  readonly hasBackups: boolean;
  /** null: none yet. */
  readonly provenSeconds: number | null;
  readonly discrepancies: number;
  readonly hasClockJump: boolean;
};

/** CAFETERIA-31 */
export const cafeteriaIllsOf = ({ untoldSeconds, isDayUndone }: CafeteriaSigns): readonly CafeteriaIll[] =>
  cafeteriaIlls.filter((ill) => (ill === "CHANGES_UNTOLD" ? untoldSeconds > mostUntoldSeconds : isDayUndone));

/** CAFETERIA-31 */
export function serverIllsOf(signs: ServerSigns): readonly ServerIll[] {
  const { provenSeconds } = signs;
  const isSick: Readonly<Record<ServerIll, boolean>> = {
    JOBS_LATE: signs.lagMs > mostLateMs,
    BACKUP_OLD: signs.hasBackups && (provenSeconds === null || provenSeconds > mostProofSeconds),
    BOOKS_DOUBTFUL: signs.discrepancies > 0,
    CLOCK_JUMPED: signs.hasClockJump,
  };
  return serverIlls.filter((ill) => isSick[ill]);
}
