import { Box } from "@chakra-ui/react/box";
import { CreditCard } from "lucide-react";
import { Suspense, useState } from "react";
import * as texts from "../../texts/clients.ts";
import { Button } from "../../ui/Button.tsx";
import { CardDialog } from "./client-dialogs.ts";

/** The floating button, and the dialog that it opens. */
export function AssociateCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* Room for it below the list. */}
      <Box h="14" flexShrink="0" />
      <Box position="fixed" insetEnd={{ base: "14px", md: "5" }} bottom={{ base: "14px", md: "5" }} zIndex="docked">
        <Button
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          boxShadow="lg"
          borderRadius="full"
          onClick={() => setIsOpen(true)}
        >
          <CreditCard aria-hidden />
          {texts.associateCard}
        </Button>
      </Box>
      <Suspense fallback={null}>{isOpen && <CardDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
