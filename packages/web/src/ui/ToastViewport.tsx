import { Box } from "@chakra-ui/react/box";
import { Portal } from "@chakra-ui/react/portal";
import { Toast, Toaster as ChakraToaster } from "@chakra-ui/react/toast";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useState } from "react";
import * as texts from "../texts/ui.ts";
import * as words from "../texts/words.ts";
import { Button } from "./Button.tsx";
import { noticeActions, toaster } from "./toaster.ts";

const marks = {
  success: { icon: CircleCheck, color: "fg.success" },
  error: { icon: CircleAlert, color: "fg.error" },
  warning: { icon: TriangleAlert, color: "fg.warning" },
  info: { icon: Info, color: "fg.info" },
} as const;

const markOf = (type: string | undefined) =>
  type === "success" || type === "error" || type === "warning" ? marks[type] : marks.info;

function NoticeActions({ noticeId = "" }: { readonly noticeId: string | undefined }) {
  // They stand as long as the notice does: one that loses its button is read out once more.
  const [actions] = useState(() => noticeActions.get(noticeId));
  if (actions === undefined) return null;
  return (
    <Box display="flex" gap="2" pointerEvents="auto">
      {actions.map(({ label, onPress }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={({ currentTarget }) => {
            // While the notice goes, a second press finds nothing.
            if (!noticeActions.delete(noticeId)) return;
            // The focus goes back to where it came from, and not away with the button.
            currentTarget.blur();
            toaster.dismiss(noticeId);
            onPress();
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}

function Figure({ text }: { readonly text: unknown }) {
  if (typeof text !== "string") return null;
  return (
    <Box
      mt="1"
      fontSize="24px"
      fontWeight="bold"
      lineHeight="30px"
      letterSpacing="tight"
      fontVariantNumeric="tabular-nums"
    >
      {text}
    </Box>
  );
}

/** Whoever works here next sees nothing of theirs, and takes nothing back in their stead. SESSION-13 */
function forgetNotices(): void {
  toaster.remove();
  noticeActions.clear();
}

export function ToastViewport() {
  useEffect(() => forgetNotices, []);
  return (
    // In the body itself: a dialog silences all of the page that is not.
    <Portal>
      <ChakraToaster toaster={toaster} aria-label={texts.notices} insetInline={{ mdDown: "3.5" }}>
        {(toast) => {
          const { icon: Icon, color } = markOf(toast.type);
          const hasActions = noticeActions.has(toast.id ?? "");
          return (
            // What lies below it can be pressed: a queue waits for nobody's notice to go.
            <Toast.Root width={{ base: "100%", md: "sm" }} pointerEvents="none !important">
              <Box
                aria-hidden
                color={color}
                flexShrink="0"
                display="flex"
                alignItems="center"
                minH={hasActions ? "10" : "0"}
              >
                <Icon size={20} />
              </Box>
              <Box flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2">
                <Box flex="1 1 9rem">
                  <Toast.Title>{toast.title}</Toast.Title>
                  {toast.description !== undefined && <Toast.Description>{toast.description}</Toast.Description>}
                  <Figure text={toast.meta?.["figure"] as unknown} />
                </Box>
                <NoticeActions noticeId={toast.id} />
              </Box>
              {toast.closable === true && (
                <Toast.CloseTrigger
                  aria-label={words.closeNotice}
                  color="fg.muted"
                  pointerEvents="auto"
                  {...(hasActions && { top: "3.5" })}
                >
                  <X aria-hidden />
                </Toast.CloseTrigger>
              )}
            </Toast.Root>
          );
        }}
      </ChakraToaster>
    </Portal>
  );
}
