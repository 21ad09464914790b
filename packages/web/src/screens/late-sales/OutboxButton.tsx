import { outboxView } from "@cantina/domain/sale";
import { Box } from "@chakra-ui/react/box";
import { useSelector } from "@xstate/react";
import { CloudAlert, CloudUpload } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/late-sales.ts";
import { Button } from "../../ui/Button.tsx";
import { useWasOpened } from "../../ui/use-was-opened.ts";

const OutboxDialog = lazy(async () => ({ default: (await import("./OutboxDialog.tsx")).OutboxDialog }));

/** How many sales wait on this device; nothing while there are none. */
export function OutboxButton() {
  const { outbox } = useWorkplace();
  const { waiting, refused } = outboxView(useSelector(outbox, (current) => current));
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  const count = waiting + refused;
  const label = [waiting > 0 && texts.waitingSales(waiting), refused > 0 && texts.refusedSales(refused)]
    .filter((text) => text !== false)
    .join(", ");
  return (
    <>
      {count > 0 && (
        <Button
          size="sm"
          variant="outline"
          colorPalette={refused > 0 ? "red" : "mango"}
          bg={refused > 0 ? "bg.error" : "bg.warning"}
          color={refused > 0 ? "fg.error" : "fg.warning"}
          aria-label={label}
          aria-haspopup="dialog"
          minH="11"
          px={{ base: "2.5", md: "3.5" }}
          onClick={() => setIsOpen(true)}
        >
          {refused > 0 ? <CloudAlert aria-hidden /> : <CloudUpload aria-hidden />}
          <Box as="span" aria-hidden hideBelow="md">
            {label}
          </Box>
          <Box as="span" aria-hidden hideFrom="md">
            {count}
          </Box>
        </Button>
      )}
      <Box role="status" srOnly>
        {label}
      </Box>
      {wasOpened && (
        <Suspense fallback={null}>
          <OutboxDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
