/** Every package of the lock file with its licence; "" where the package names none. */
export function lockedPackages(lockText) {
  return Object.entries(JSON.parse(lockText).packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { version, license, dev }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license ?? "",
      dev: dev === true,
    }));
}

/** Packages that name no licence in their package.json, and what their sources say. */
const unnamed = { buffers: "none named (exceljs brings it through unzipper, for reading files on a server)" };

export const named = ({ name, licence }) => (licence === "" ? (unnamed[name] ?? "none named") : licence);

/** What may be in a product that is given away or sold without its sources. MPL-2.0 binds its own files only. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MIT/X11",
  "MPL-2.0",
  "OFL-1.1",
  "PostgreSQL",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Of alternatives one is enough, of a combination all are needed. */
const isPermissive = (licence) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => permissive.has(part.trim())));

/** Build tools' packages for other platforms carry no licence of their own in the lock file; their parent does. */
export const licenceComplaints = (packages) =>
  packages
    .filter(({ name, licence, dev }) => (licence === "" ? !dev && unnamed[name] === undefined : !isPermissive(licence)))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence === "" ? "names no licence" : licence}`);
