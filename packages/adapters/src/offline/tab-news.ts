export type TabNews = {
  /** Something changed: every watcher here hears of it, and those of the other tabs. */
  readonly tellAll: () => void;
  /** Calls at each change, another tab's included; gives what stops it. */
  readonly watch: (onChange: () => void) => () => void;
};

/** What the tabs of a device tell each other of one thing that they all show. */
export function tabNews(name: string): TabNews {
  const channel = new BroadcastChannel(name);
  const watchers = new Set<() => void>();
  const tell = (): void => {
    for (const watcher of watchers) watcher();
  };
  channel.onmessage = tell;
  return {
    tellAll: () => {
      tell();
      channel.postMessage(null);
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => {
        watchers.delete(onChange);
      };
    },
  };
}
