import { Box } from "@chakra-ui/react/box";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

const looks = {
  success: { bg: "bg.success", color: "fg.success", borderColor: "brand.border", icon: <CircleCheck /> },
  error: { bg: "bg.error", color: "fg.error", borderColor: "red.border", icon: <CircleAlert /> },
  warning: { bg: "bg.warning", color: "fg.warning", borderColor: "mango.border", icon: <TriangleAlert /> },
  info: { bg: "bg.info", color: "fg.info", borderColor: "blue.border", icon: <Info /> },
} as const;

export interface NoticeProps {
  readonly kind: keyof typeof looks;
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  /** As every error does: it tells what became of a press, perhaps where the form has scrolled away. */
  readonly comesIntoSight?: boolean;
}

/** Stays on the page, unlike a toast. */
export function Notice({ kind, children, icon, action, comesIntoSight = kind === "error" }: NoticeProps) {
  const { icon: ownIcon, ...look } = looks[kind];
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comesIntoSight) notice.current?.scrollIntoView({ block: "nearest" });
  }, [comesIntoSight]);
  return (
    <Box
      ref={notice}
      // More than the buttons that stand over the end of some forms.
      scrollMarginBottom="24"
      role={kind === "error" ? "alert" : "status"}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2.5"
      px="3.5"
      py="2.5"
      minH="11"
      borderWidth="1px"
      borderRadius="lg"
      textStyle="sm"
      fontWeight="medium"
      {...look}
    >
      <Box aria-hidden flexShrink="0" css={{ "& svg": { boxSize: "18px" } }}>
        {icon ?? ownIcon}
      </Box>
      {/* Where that much is not left beside it, the action stands below. */}
      <Box flex="1 1 11rem" textWrap="pretty">
        {children}
      </Box>
      {action}
    </Box>
  );
}
