import { spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import { root } from "./tools.mjs";

const alive = new Set();

/**
 * Runs a program to its end. `show` lets it write to our own output, else the output is collected.
 * It never rejects: a program that can't be started, or is cut off, has a code other than 0.
 */
export function runChild(command, args, options = {}) {
  const { cwd = root, env = process.env, show = false, limitSeconds = 900 } = options;
  const started = performance.now();
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      // npm is a .cmd file on Windows, which only a shell can start.
      shell: process.platform === "win32" && command.endsWith(".cmd"),
    });
    alive.add(child);
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding("utf8").on("data", collect);
    child.stderr?.setEncoding("utf8").on("data", collect);
    const cutOff = setTimeout(() => {
      output += `\nstopped after ${limitSeconds} s\n`;
      child.kill("SIGKILL");
    }, limitSeconds * 1000);
    const end = (code) => {
      clearTimeout(cutOff);
      alive.delete(child);
      settle({ code, output, seconds: (performance.now() - started) / 1000 });
    };
    child.once("error", (error) => {
      output += error.message;
      end(1);
    });
    child.once("close", (code, signal) => {
      if (signal !== null) output += `\nended by ${signal}\n`;
      end(code ?? 1);
    });
  });
}

/** The same for one of our tools or scripts, under the Node that runs us. */
export function runNode(args, options) {
  return runChild(process.execPath, args, options);
}

/**
 * Passes a stop signal on to what runs, once, and leaves when it has stopped.
 * Returns a function that takes the handlers away again.
 */
export function stopChildrenOnSignal() {
  const stop = (signal) => {
    for (const child of alive) child.kill(signal);
    const leave = () => process.exit(128 + constants.signals[signal]);
    const wait = setInterval(() => {
      if (alive.size === 0) leave();
    }, 20);
    setTimeout(() => {
      clearInterval(wait);
      for (const child of alive) child.kill("SIGKILL");
      leave();
    }, 10_000);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  return () => {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  };
}
