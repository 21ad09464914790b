// npm run test:busy [-- --loops 4 --times 2 --only=unit]: npm test beside programs that never rest. What passes alone
// and fails here waits for time where it should wait for what happens.
import { spawn } from "node:child_process";
import process from "node:process";
import { parseArgs } from "node:util";
import { join } from "node:path";
import { root } from "./tools.mjs";

const { values } = parseArgs({
  options: {
    loops: { type: "string", default: "4" },
    times: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const [loops, times] = [Number(values.loops), Number(values.times)];
if (![loops, times].every((count) => Number.isSafeInteger(count) && count > 0)) {
  console.error("Usage: npm run test:busy -- --loops 4 --times 2 --only=unit,e2e");
  process.exit(1);
}

// A loop whose parent is gone, however it went, has nobody who would end it.
const spin = `for (;;) {
  const until = Date.now() + 1000;
  while (Date.now() < until);
  if (process.ppid !== ${process.pid}) process.exit();
}`;
const busy = Array.from({ length: loops }, () => spawn(process.execPath, ["-e", spin], { stdio: "ignore" }));
process.once("exit", () => {
  for (const loop of busy) loop.kill("SIGKILL");
});

let running;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    isStopped = true;
    if (running === undefined) process.exit(1);
    // At a terminal the tests hear Ctrl-C themselves.
    if (signal === "SIGTERM") running.kill(signal);
  });
}

function runTests() {
  const args = [join(root, "scripts", "test.mjs"), ...(values.only === undefined ? [] : [`--only=${values.only}`])];
  return new Promise((settle) => {
    let output = "";
    running = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    running.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
      process.stdout.write(text);
    });
    running.once("close", (code) => settle({ code, output }));
  });
}

const told = [];
for (let time = 1; time <= times && !isStopped; time += 1) {
  const began = performance.now();
  const { code, output } = await runTests();
  const sum = output.slice(output.lastIndexOf("\nFailed:\n") + 1 || output.trimEnd().lastIndexOf("\n") + 1).trim();
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  told.push(`${time} of ${times}, beside ${loops} busy loops, ${minutes} minutes:\n${sum}`);
  if (code !== 0) process.exitCode = 1;
}
if (isStopped) process.exitCode = 1;
console.log(`\n${told.join("\n")}`);
process.exit();
