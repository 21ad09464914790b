import type { ChangeKind, EntityType } from "@cantina/contract/realtime";

export type LinkState = "connected" | "reconnecting" | "closed";

/** What another session did. */
export type ChangeNews =
  | { readonly type: "entity"; readonly kind: ChangeKind; readonly entityType: EntityType; readonly id: string }
  /** Changes may have passed unseen: everything that is shown has to be read again. */
  | { readonly type: "missed" };

export type ChangeFeedInput = {
  readonly baseUrl: string;
  readonly token: () => string | null;
  /** Changes made by this tab are its own business. */
  readonly tabId: string;
  readonly onNews: (news: ChangeNews) => void;
  /** The server ended the link for good or refuses it, as it does when a session or a profile has ended. */
  readonly onClosed?: () => void;
  readonly onLink: (state: LinkState) => void;
};

/** `stop` tells "closed" at once, and after it nothing is told. */
export type ChangeFeed = { readonly stop: () => void };
