import { createToaster } from "@chakra-ui/react/toast";

/** The only one: a notice may come from any screen, and never from two corners. */
export const toaster = createToaster({ placement: "top", duration: 3000, max: 4, gap: 8, pauseOnPageIdle: true });
