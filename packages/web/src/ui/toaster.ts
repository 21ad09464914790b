import { createToaster } from "@chakra-ui/react/toast";

/**
 * Below the header, where what waits to be sent is always to be seen. A screen whose upper edge is worked at says by
 * these variables where else.
 */
const offsets = {
  top: "var(--notices-top, 4.25rem)",
  bottom: "1rem",
  left: "1rem",
  right: "var(--notices-end, 1rem)",
};

/** The only one: a notice may come from any screen, and never from two corners. */
export const toaster = createToaster({
  placement: "top",
  offsets,
  duration: 3000,
  max: 4,
  gap: 8,
  pauseOnPageIdle: true,
});

export type NoticeAction = { readonly label: string; readonly onPress: () => void };

/** What can be pressed in a notice, by the notice's id, as long as it stands. */
export const noticeActions = new Map<string, readonly NoticeAction[]>();
