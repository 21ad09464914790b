import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the screens stand that paint first: sign-in and till, with their frame. */
const folders = ["routes", "ui", "screens/login", "screens/layout", "screens/sale", "screens/printing"];

const sources = fileURLToPath(new URL("packages/web/src", import.meta.url));
const library = `${dirname(createRequire(import.meta.url).resolve("lucide-react"))}/../esm/lucide-react.mjs`;

/** Its index: each line names one file and what that is called, old names included. */
const fileOf = new Map(
  [...readFileSync(library, "utf8").matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gu)].flatMap(
    ([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/gu)].map(([, name = ""]) => [name, file] as const),
  ),
);

const firstFiles = new Set(
  folders
    .flatMap((folder) => readdirSync(`${sources}/${folder}`, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/u.test(entry.name))
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, "utf8"))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from "lucide-react"/gu)])
    .flatMap(([, names = ""]) => names.split(",").map((name) => fileOf.get(name.trim()) ?? "")),
);

/** Whether this file is an icon that none of the first screens shows: it need not come with them. */
export function isLaterIcon(path: string): boolean {
  const file = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/u.exec(path)?.[1];
  return file !== undefined && !firstFiles.has(file);
}
