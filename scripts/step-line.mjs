/** One line per step; what it wrote is shown only when it failed. */
export function printStep({ name, passed, seconds, output, note = "" }) {
  console.log(`${passed ? "✓" : "✗"} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd());
  if (!passed) console.log(output.trimEnd().replace(/^/gm, "    "));
}
