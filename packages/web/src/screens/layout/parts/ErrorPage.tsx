import { Box } from "@chakra-ui/react/box";
import { ChevronDown, RotateCw } from "lucide-react";
import { type ErrorPageStatus, errorPageTexts, errorPageTitle } from "../../../texts/refused-texts.ts";
import * as texts from "../../../texts/layout.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";

export interface ErrorPageProps {
  readonly status: ErrorPageStatus;
  readonly onReload: () => void;
  /** What a programmer would ask for; shown folded, with whom to tell. */
  readonly stack?: string | undefined;
  /** Below the header and the menu, and not alone on the page. */
  readonly isFramed?: boolean;
}

export function ErrorPage({ status, onReload, stack, isFramed = false }: ErrorPageProps) {
  return (
    <Box as="main" minH={isFramed ? "full" : "100dvh"} display="grid" placeItems="center" px="5" py="10" bg="bg">
      <Box
        role="alert"
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="3"
        maxW="30rem"
        textAlign="center"
      >
        <Box
          fontSize="64px"
          fontWeight="bold"
          letterSpacing="tight"
          lineHeight="1"
          color="brand.fg"
          fontVariantNumeric="tabular-nums"
        >
          {status}
        </Box>
        <Box as="h1" fontSize="24px" fontWeight="bold" letterSpacing="tight" lineHeight="1.25">
          {errorPageTitle}
        </Box>
        <Box fontSize="16px" color="fg.muted" textWrap="balance">
          {errorPageTexts[status]}
        </Box>
        <Button mt="3" onClick={onReload}>
          <RotateCw aria-hidden />
          {words.reload}
        </Button>
        {stack !== undefined && (
          <Box as="details" mt="4" w="full" textAlign="start" fontSize="13px" color="fg.muted">
            <Box
              as="summary"
              minH="11"
              display="flex"
              alignItems="center"
              justifyContent="center"
              gap="2"
              cursor="pointer"
              fontWeight="semibold"
              textAlign="center"
              textWrap="balance"
              css={{ "[open] > & svg": { transform: "rotate(180deg)" } }}
            >
              {texts.tellAdministrator}
              <Box asChild flexShrink="0">
                <ChevronDown aria-hidden size={18} />
              </Box>
            </Box>
            <Box
              as="pre"
              tabIndex={0}
              p="3"
              borderRadius="lg"
              bg="bg.muted"
              fontFamily="mono"
              fontSize="12px"
              overflow="auto"
              maxH="14rem"
            >
              {stack}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
