import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Clock, type LocalDate, localDateIfAny, localDateOf, localTimeOf } from "@cantina/domain/kernel";
import type { Kysely } from "kysely";
import type { DatabaseAddress } from "../db/index.ts";
import { backUpAside } from "./back-up-aside.ts";
import { backupFailureText } from "./backup-failure-text.ts";
import {
  beatBackup,
  claimBackup,
  failBackup,
  finishBackup,
  readBackupZone,
  releaseBackup,
} from "./backup-run.queries.ts";
import { type KeepRule, keptDays } from "./kept-backups.ts";

export type BackupPlan = {
  readonly folder: string;
  /** Of the local day, from which on it is due. */
  readonly hour: number;
  readonly keep: KeepRule;
  readonly passphrase: string | undefined;
  /** Where a restored copy may lie while it is proven. */
  readonly scratch: string;
  /** Of the database's owner: it reads every table. */
  readonly address: DatabaseAddress;
};

type Around = {
  readonly db: Kysely<unknown>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** For the log, which who runs the server reads before any screen. BACKUP-38 */
  readonly onFailed?: (reason: string) => void;
};

const beatMs = 60_000;
const name = /^cantina-(\d{4}-\d{2}-\d{2})(?:-\d+)?\.copia$/u;
const unproven = ".sin-probar";

/** Only our own names, and only after a proof: what a person put beside them stays. */
async function removeOld(folder: string, keep: KeepRule): Promise<void> {
  const files = await readdir(folder);
  const dated = files.flatMap((file) => {
    const day = localDateIfAny(name.exec(file.replace(unproven, ""))?.[1] ?? "");
    return day === null ? [] : [{ file, day, isProven: !file.endsWith(unproven) }];
  });
  const kept = keptDays(
    dated.filter(({ isProven }) => isProven).map(({ day }) => day),
    keep,
  );
  for (const { file, day, isProven } of dated)
    if (!isProven || !kept.has(day)) await rm(join(folder, file), { force: true });
}

type Claim = { readonly day: LocalDate; readonly attempt: number };

const nameOf = ({ day, attempt }: Claim): string => `cantina-${day}${attempt === 1 ? "" : `-${attempt}`}.copia`;

/** Books that were restored know of no copy that was made before them, and it is kept. BACKUP-02 */
async function freeName(folder: string, claim: Claim): Promise<string> {
  const taken = new Set(await readdir(folder));
  let { attempt } = claim;
  while (taken.has(nameOf({ ...claim, attempt }))) attempt += 1;
  return nameOf({ ...claim, attempt });
}

async function carryOut(plan: BackupPlan, { db, signal, onFailed }: Around, claim: Claim): Promise<void> {
  const { folder, keep, passphrase, scratch, address } = plan;
  // It gets its name when it is proven.
  const draft = join(folder, `${nameOf(claim)}${unproven}`);
  // Where these fail, writing says why.
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(() => undefined);
  await rm(draft, { force: true }).catch(() => undefined);
  const outcome = await backUpAside({ address, file: draft, passphrase, scratch }, signal);
  if (outcome.ok) {
    const { size } = await stat(draft);
    const isProven = outcome.value.discrepancies === 0;
    const file = isProven ? await freeName(folder, claim) : basename(draft);
    if (isProven) await rename(draft, join(folder, file));
    await finishBackup(db, claim, { file, bytes: size, proven: outcome.value });
    if (isProven) await removeOld(folder, keep);
    else onFailed?.(`La revisión encontró ${outcome.value.discrepancies} diferencias en ${file}.`);
  } else if (outcome.failure.code === "STOPPED") {
    await rm(draft, { force: true });
    await releaseBackup(db, claim);
  } else {
    const reason = backupFailureText(outcome.failure);
    await failBackup(db, claim, reason);
    onFailed?.(reason);
  }
}

/** Makes and proves the day's backup, if its hour has come and no server has done it yet. BACKUP-12 */
export async function backUpWhenDue(plan: BackupPlan, around: Around): Promise<boolean> {
  const { db, clock } = around;
  const zone = await readBackupZone(db);
  const now = clock.now();
  const day = localDateOf(now, zone);
  if (Number(localTimeOf(now, zone).slice(0, 2)) < plan.hour) return false;
  const attempt = await claimBackup(db, day);
  if (attempt === undefined) return false;
  const claim = { day, attempt };
  const beat = setInterval(() => void beatBackup(db, claim).catch(() => undefined), beatMs);
  try {
    await carryOut(plan, around, claim);
  } catch (error) {
    await failBackup(db, claim, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(beat);
  }
  return true;
}
