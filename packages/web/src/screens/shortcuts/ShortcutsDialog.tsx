import { Box } from "@chakra-ui/react/box";
import { shortcutKeys } from "../../texts/shortcuts.ts";
import * as texts from "../../texts/shortcuts-dialog.ts";
import { Dialog } from "../../ui/Dialog.tsx";

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const names = Object.keys(shortcutKeys) as (keyof typeof shortcutKeys)[];

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.shortcuts}>
      <Keys
        title={texts.inSale}
        rows={[
          ...names.map((name) => [shortcutKeys[name], texts.shortcutLabels[name]] as const),
          texts.menuKey,
          ...texts.typedQuantity,
        ]}
      />
      <Keys title={texts.everywhere} rows={texts.commonKeys} />
      <Box mt="4" fontSize="14px" color="fg.muted">
        {texts.readers}
      </Box>
    </Dialog>
  );
}

function Keys({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <Box as="section" aria-label={title} css={{ "& + &": { mt: "5" } }}>
      <Box as="h3" mb="1.5" fontSize="13px" fontWeight="semibold" color="fg.muted">
        {title}
      </Box>
      <Box as="dl" display="grid" gridTemplateColumns="72px 1fr" columnGap="4" rowGap="2" alignItems="center">
        {rows.map(([key, label]) => (
          <Box key={key} display="contents">
            <dt>
              <Box
                as="kbd"
                display="inline-grid"
                placeItems="center"
                minW="11"
                h="8"
                px="2"
                borderWidth="1px"
                borderBottomWidth="2px"
                borderRadius="10px"
                bg="bg.subtle"
                fontFamily="inherit"
                fontSize="13px"
                fontWeight="semibold"
              >
                {key}
              </Box>
            </dt>
            <Box as="dd" fontSize="15px" lineHeight="1.35">
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
