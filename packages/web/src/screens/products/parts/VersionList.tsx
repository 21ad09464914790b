import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { ProductDetail } from "../../../composition/desk/index.ts";
import { heldText } from "../../../texts/held-text.ts";
import * as texts from "../../../texts/products.ts";
import * as words from "../../../texts/words.ts";
import { AmountText } from "../../../ui/AmountText.tsx";
import { momentText } from "../../../ui/local-moment.ts";

export interface VersionListProps {
  readonly versions: ProductDetail["versions"];
  readonly timeZone: TimeZone;
}

/** What the product was called and cost before; the history shows what was sold at its own version. */
export function VersionList({ versions, timeZone }: VersionListProps) {
  return (
    <Box as="section" aria-label={texts.versions} display="flex" flexDirection="column" gap="2">
      <Box as="h3" textStyle="sm" fontWeight="semibold">
        {texts.versions}
      </Box>
      <Box as="ul" borderWidth="1px" borderRadius="lg" overflow="hidden">
        {versions.map((version) => (
          <Box
            as="li"
            key={version.version}
            display="flex"
            alignItems="baseline"
            gap="3"
            px="3"
            py="2"
            fontSize="14px"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: "0" }}
          >
            <Box flex="1" minW="0">
              <Box fontWeight={version.currentVersion ? "semibold" : "normal"}>
                {texts.versionName(version.version, version.name, version.currentVersion)}
              </Box>
              <Box fontSize="12px" color="fg.muted">
                {momentText(version.createdAt, timeZone)}
                {version.cost !== null && (
                  <>
                    {` · ${words.cost} `}
                    <AmountText amount={version.cost} />
                  </>
                )}
              </Box>
              {version.items.length > 0 && (
                <Box fontSize="12px" color="fg.muted">
                  {heldText(version.items, 1)}
                </Box>
              )}
            </Box>
            <AmountText amount={version.price} fontWeight="semibold" />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
