import type { PrinterLinkState } from "@cantina/domain/printing";
import { Box } from "@chakra-ui/react/box";
import { linkLabels } from "../../../texts/printer-link.ts";
import * as texts from "../../../texts/printing.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

export interface LinkNoteProps {
  readonly link: PrinterLinkState;
  readonly onRetry: () => void;
  readonly onUseBrowser: () => void;
  /** Came over https, or from this very machine: only such a page may ask for the permission. */
  readonly isSecure: boolean;
  readonly origin: string;
}

const looks = { off: "info", connecting: "info", connected: "success", waiting: "warning", denied: "error" } as const;

/** How the link to the print agent is, and what to do when it is not there. */
export function LinkNote({ link, onRetry, onUseBrowser, isSecure, origin }: LinkNoteProps) {
  const isDown = link === "waiting" || link === "denied";
  return (
    <Notice kind={looks[link]}>
      <Box fontWeight="semibold">{linkLabels[link]}</Box>
      {link === "connecting" && <Box fontWeight="normal">{texts.allowDevice}</Box>}
      {link === "denied" && <Box fontWeight="normal">{texts.deniedDevice}</Box>}
      {link === "waiting" && (
        <Box fontWeight="normal">
          {texts.checkAgent(origin)}
          {!isSecure && ` ${texts.insecurePage}`}
        </Box>
      )}
      {isDown && (
        <Box display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button size="sm" variant="outline" onClick={onRetry}>
            {texts.tryNow}
          </Button>
          <Button size="sm" variant="ghost" onClick={onUseBrowser}>
            {texts.useBrowser}
          </Button>
        </Box>
      )}
    </Notice>
  );
}
