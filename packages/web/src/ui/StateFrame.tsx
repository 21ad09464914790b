import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";

export interface StateFrameProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: "status" | "alert";
  readonly tone?: "neutral" | "error";
}

export function StateFrame({ icon, title, detail, action, role, tone = "neutral" }: StateFrameProps) {
  return (
    <Box
      role={role}
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="2"
      px="5"
      py="10"
      maxW="26rem"
      mx="auto"
    >
      <Box
        aria-hidden
        display="grid"
        placeItems="center"
        boxSize="14"
        mb="2"
        borderRadius="xl"
        bg={tone === "error" ? "bg.error" : "bg.muted"}
        color={tone === "error" ? "fg.error" : "fg.muted"}
      >
        {icon}
      </Box>
      <Box as="h2" fontSize="17px" fontWeight="semibold" lineHeight="1.3">
        {title}
      </Box>
      {detail !== undefined && (
        <Box fontSize="15px" color="fg.muted" textWrap="balance">
          {detail}
        </Box>
      )}
      {action !== undefined && <Box mt="3">{action}</Box>}
    </Box>
  );
}
