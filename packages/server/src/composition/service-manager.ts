import { spawn } from "node:child_process";
import type { Environment } from "./config.ts";

export type ServiceManager = { readonly tellReady: () => void; readonly tellStopping: () => void };

/**
 * Tells systemd (Type=notify) how this process fares. Node has no datagram sockets of a file system, and the packages
 * that add them want a compiler: systemd's own program says it, which NotifyAccess=all allows. RUN-06
 */
export function serviceManager(env: Environment): ServiceManager {
  const { NOTIFY_SOCKET: socket, WATCHDOG_USEC: watchdogUs, PATH: path = "/usr/bin:/bin" } = env;
  if (socket === undefined) return { tellReady: () => undefined, tellStopping: () => undefined };
  const tell = (...states: readonly string[]): void => {
    const teller = spawn("systemd-notify", states, { env: { PATH: path, NOTIFY_SOCKET: socket }, stdio: "ignore" });
    // Without it systemd gives up on us by its own time limit, and says so.
    teller.on("error", () => undefined);
    teller.unref();
  };
  const everyMs = Number(watchdogUs) / 2_000;
  return {
    tellReady: () => {
      tell("READY=1", "STATUS=Cantina lista");
      // From the event loop: one that stands still says nothing, and systemd starts another.
      if (everyMs > 0) setInterval(() => tell("WATCHDOG=1"), everyMs).unref();
    },
    tellStopping: () => tell("STOPPING=1", "STATUS=Cantina se detiene"),
  };
}
