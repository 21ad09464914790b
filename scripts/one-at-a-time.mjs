import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

const nextLook = 100;

/** Whose number stands in the file; null: nobody's any more. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another account.
    return error.code === "EPERM";
  }
}

function isTaken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return false;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    const holder = holderOf(file);
    // Who was killed lets go of nothing. Right after it is made the file is empty.
    if (holder !== null && holder !== 0 && !isRunning(holder)) rmSync(file, { force: true });
    return true;
  }
}

/** Of all processes that name that file, one at a time does its work; the others wait for it. */
export async function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (isTaken(file)) await pause(nextLook);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
