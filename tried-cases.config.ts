import { execFileSync } from "node:child_process";

/**
 * The seed of every property test: made of the tree that git holds, so that a run of it says what the next run of it
 * will say, and each change tries other cases. `CANTINA_SEED=random` tries others each time, a number those of that seed.
 */
export function seedOfTests(): string {
  const given = process.env["CANTINA_SEED"];
  if (given !== undefined && given !== "random") return given;
  if (given === "random") return String(Math.floor(Math.random() * 2 ** 31));
  try {
    const tree = execFileSync("git", ["rev-parse", "HEAD^{tree}"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return String(Number.parseInt(tree.slice(0, 7), 16));
  } catch {
    // Unpacked from an archive.
    return "20261122";
  }
}
