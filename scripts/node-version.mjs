import process from "node:process";

/** Older ones lack what vite and the sources need; said before anything else can fail in a stranger way. */
export function isNodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major < 20 || (major === 20 && minor < 19);
}
