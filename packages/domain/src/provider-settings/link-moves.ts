/** How a cafeteria stands with a provider. BROKEN: it has to be linked again. REMOVED: kept for what is still open. */
export type LinkStatus = "ACTIVE" | "DISABLED" | "BROKEN" | "REMOVED";

/** What an administrator may do with a link: from where, and to where. What is so already stays so. */
export const linkMoves = {
  remove: { from: ["ACTIVE", "DISABLED", "BROKEN"], to: "REMOVED" },
  enable: { from: ["DISABLED", "ACTIVE"], to: "ACTIVE" },
  disable: { from: ["ACTIVE", "DISABLED"], to: "DISABLED" },
} as const satisfies Readonly<Record<string, { readonly from: readonly LinkStatus[]; readonly to: LinkStatus }>>;
export type LinkMove = keyof typeof linkMoves;

/** Whether that move changes anything there. */
export const canMoveLink = (move: LinkMove, status: LinkStatus): boolean => {
  const { from, to }: { readonly from: readonly LinkStatus[]; readonly to: LinkStatus } = linkMoves[move];
  return status !== to && from.includes(status);
};
