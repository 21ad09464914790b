import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What paints first: sign-in and till, with their frame. */
const first = ["main.tsx", "screens/login/LoginScreen.tsx", "routes/SignedInLayout.tsx", "screens/sale/SaleScreen.tsx"];

const sources = fileURLToPath(new URL("packages/web/src", import.meta.url));
const library = `${dirname(createRequire(import.meta.url).resolve("lucide-react"))}/../esm/lucide-react.mjs`;

/** Its index: each line names one file and what that is called, old names included. */
const fileOf = new Map(
  [...readFileSync(library, "utf8").matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/gu)].flatMap(
    ([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/gu)].map(([, name = ""]) => [name, file] as const),
  ),
);

/** Those files and all that they import; what is imported when it is needed comes later. */
function textsOf(files: readonly string[], known: Map<string, string> = new Map()): readonly string[] {
  for (const file of files) {
    if (known.has(file) || !/\.tsx?$/u.test(file) || !existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    known.set(file, text);
    const imports = [...text.matchAll(/^(?:import|export) (?!type )[^;"]*from "(\.[^"]+)";/gmu)];
    textsOf(
      imports.map(([, path = ""]) => join(dirname(file), path)),
      known,
    );
  }
  return [...known.values()];
}

const firstFiles = new Set(
  textsOf(first.map((file) => join(sources, file)))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from "lucide-react"/gu)])
    .flatMap(([, names = ""]) => names.split(",").map((name) => fileOf.get(name.trim()) ?? "")),
);

/** Whether this file is an icon that none of the first screens shows: it need not come with them. */
export function isLaterIcon(path: string): boolean {
  const file = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/u.exec(path)?.[1];
  return file !== undefined && !firstFiles.has(file);
}
