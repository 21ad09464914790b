export type { ChangeFeed, ChangeFeedInput, ChangeNews, LinkState } from "./change-feed.ts";
export { signalrChanges } from "./signalr-changes.ts";
