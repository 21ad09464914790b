import { Box } from "@chakra-ui/react/box";
import { Printer } from "lucide-react";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/print-trouble.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** The ticket that did not come out, and what can be done about it. */
export function PrintTrouble() {
  const { printing } = useWorkplace();
  const { title, waiting, trouble } = useValue(printing.view).queue;
  if (trouble === null) return null;
  const { failure, retriesLeft } = trouble;
  return (
    <Box px={{ base: "2.5", md: "4" }} pt="2.5">
      <Notice kind="error" icon={<Printer />}>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
          <Box flex="1 1 240px">
            <Box fontWeight="semibold">{texts.notPrinted(title ?? "")}</Box>
            <Box fontWeight="normal">
              {texts.printSentence(failure)}
              {waiting > 0 && ` ${texts.moreWait(waiting)}`}
            </Box>
          </Box>
          <Box display="flex" flexWrap="wrap" gap="2">
            {retriesLeft > 0 && (
              <Button size="sm" colorPalette="red" onClick={printing.retry}>
                {texts.retry(retriesLeft)}
              </Button>
            )}
            <Button size="sm" variant="outline" colorPalette="red" onClick={printing.printInBrowser}>
              {texts.printInBrowser}
            </Button>
            <Button size="sm" variant="ghost" colorPalette="red" onClick={printing.discard}>
              {words.discard}
            </Button>
          </Box>
        </Box>
      </Notice>
    </Box>
  );
}
