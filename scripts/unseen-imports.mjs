import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

/**
 * The imports dependency-cruiser overlooks. Without a TypeScript that has an API it reads the sources with
 * a forgiving JavaScript parser, and `export type … from` is lost on it; a parser of TypeScript sees all.
 */
export function findUnseenImports(modules) {
  return modules
    .filter(({ source }) => /^(packages|e2e|screens)\/.*[.]tsx?$/.test(source))
    .flatMap(({ source, dependencies }) => {
      const seen = new Set(dependencies.map(({ module }) => module));
      return specifiersOf(source)
        .filter((specifier) => !seen.has(specifier))
        .map((specifier) => ({ from: source, to: resolve(source, specifier), specifier }));
    });
}

function specifiersOf(file) {
  const text = readFileSync(file, "utf8");
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ];
  return [...new Set(requests.filter((request) => request !== undefined))];
}

/** A path from the top of the repository, or undefined when the import leads nowhere. */
function resolve(from, specifier) {
  if (specifier.startsWith(".")) {
    const path = join(dirname(from), specifier);
    return existsSync(path) ? path : undefined;
  }
  const [, own, context] = /^@cantina\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (own === undefined) return join("node_modules", specifier, "/");
  const door = join("packages", own, "src", context ?? "", "index.ts");
  return existsSync(door) ? door : undefined;
}

/** The rules an import breaks, by the same table and in the same sense as dependency-cruiser reads it. */
export function brokenRules(forbidden, { from, to }) {
  if (to === undefined) return forbidden.filter((rule) => rule.to.couldNotResolve === true);
  return forbidden.filter((rule) => {
    if (rule.to.circular !== undefined || rule.to.couldNotResolve !== undefined) return false;
    const groups = matchOf(rule.from.path, from);
    if (groups === undefined || isExcluded(rule.from.pathNot, from, [])) return false;
    return matchOf(rule.to.path, to, groups) !== undefined && !isExcluded(rule.to.pathNot, to, groups);
  });
}

function matchOf(patterns, path, groups = []) {
  if (patterns === undefined) return [];
  return [patterns]
    .flat()
    .map((pattern) => new RegExp(withGroups(pattern, groups)).exec(path))
    .find((match) => match !== null)
    ?.slice();
}

const isExcluded = (patterns, path, groups) => patterns !== undefined && matchOf(patterns, path, groups) !== undefined;

const withGroups = (pattern, groups) => pattern.replaceAll(/\$(\d)/g, (_, number) => groups[Number(number)] ?? "");
