import { type ChangeKind, changeEvent, changeKinds } from "@cantina/contract/realtime";
import { HubConnectionBuilder, LogLevel } from "@microsoft/signalr";
import * as v from "valibot";
import type { ChangeFeed, ChangeFeedInput } from "./change-feed.ts";
import { changeSequence } from "./change-sequence.ts";
import { retryDelay } from "./retry-delay.ts";

/** The kit tells by its text alone that the hub wants nothing of this session. */
const isRefusal = (error: unknown): boolean => /Status code '40[13]'/u.test(String(error));

/** Links to the hub and holds on until it is stopped, whatever happens to the network or the server. */
export function signalrChanges({ baseUrl, token, tabId, onNews, onLink, onClosed }: ChangeFeedInput): ChangeFeed {
  const sequence = changeSequence(tabId);
  const connection = new HubConnectionBuilder()
    .withUrl(`${baseUrl}/hubs/cafeteria?tab=${encodeURIComponent(tabId)}`, { accessTokenFactory: () => token() ?? "" })
    .withAutomaticReconnect({
      // Whoever is refused starts over below.
      nextRetryDelayInMilliseconds: ({ previousRetryCount, retryReason }) =>
        isRefusal(retryReason) ? null : retryDelay(previousRetryCount),
    })
    .configureLogging(LogLevel.None)
    .build();
  let isStopped = false;
  let nextStart: ReturnType<typeof setTimeout> | undefined;

  const receive = (kind: ChangeKind, message: unknown): void => {
    if (isStopped) return;
    const read = v.safeParse(changeEvent, message);
    // An event of a newer server is still a sign that something changed.
    const news = read.success ? sequence.newsOf(kind, read.output) : ({ type: "missed" } as const);
    if (news !== null) onNews(news);
  };
  for (const kind of changeKinds) connection.on(kind, (message: unknown) => receive(kind, message));

  const linked = (): void => {
    sequence.restart();
    onLink("connected");
    onNews({ type: "missed" });
  };
  connection.onreconnecting(() => {
    if (!isStopped) onLink("reconnecting");
  });
  connection.onreconnected(() => {
    if (!isStopped) linked();
  });
  // The server may close for good (a restart, a revoked session): start over, as after a failed start.
  connection.onclose(() => {
    if (!isStopped) onClosed?.();
    again(0);
  });

  // withAutomaticReconnect says nothing about a first start that fails.
  const start = async (failedTries: number): Promise<void> => {
    try {
      await connection.start();
      if (!isStopped) linked();
    } catch (error) {
      if (!isStopped && isRefusal(error)) onClosed?.();
      again(failedTries);
    }
  };
  const again = (failedTries: number): void => {
    if (isStopped) return;
    onLink("reconnecting");
    nextStart = setTimeout(() => void start(failedTries + 1), retryDelay(failedTries));
  };

  void start(0);
  return {
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      clearTimeout(nextStart);
      // It waits for the answers to what it has asked, which a link that swallows them never brings: it ends unheard.
      void connection.stop().catch(() => undefined);
      onLink("closed");
    },
  };
}
