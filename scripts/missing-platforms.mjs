const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"];
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Optional packages that another one wants and the lock file lacks, with the entry each should have there
 * (undefined where the name doesn't tell the platform). `packages` is the lock file's own table.
 */
export function findMissingPlatforms(packages) {
  const found = Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, parent, name))
      .map(([name, version]) => ({ path: `node_modules/${name}`, entry: entryOf(name, version, dev) })),
  );
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

/** Node looks beside the package and in each folder above it. */
function isReachable(packages, parent, name) {
  const steps = parent.split("/node_modules/");
  const above = steps.map((_, at) => steps.slice(0, steps.length - at).join("/node_modules/"));
  return [...above, ""].some(
    (place) => packages[`${place === "" ? "" : `${place}/`}node_modules/${name}`] !== undefined,
  );
}

function entryOf(name, version, dev) {
  const words = name.split("/").at(-1).split("-");
  const os = systems.find((system) => words.includes(system));
  // "gnueabihf" and "eabi" are kinds of arm.
  const cpu = processors.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined || !exact.test(version)) return undefined;
  const libc = words.some((word) => word.startsWith("musl"))
    ? ["musl"]
    : words.some((word) => word.startsWith("gnu"))
      ? ["glibc"]
      : undefined;
  return {
    version,
    cpu: [cpu],
    ...(dev === true ? { dev } : {}),
    ...(libc === undefined ? {} : { libc }),
    optional: true,
    os: [os],
  };
}
