import type { Product } from "@cantina/domain/catalog";
import { Box } from "@chakra-ui/react/box";
import { Eye, EyeOff, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../../texts/product-dialogs.ts";
import * as words from "../../texts/words.ts";
import * as offers from "../../texts/offers.ts";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { useVisibility } from "./use-visibility.ts";

export interface BulkBarProps {
  readonly products: readonly Product[];
  readonly onDelete: () => void;
}

/** What is done with all that is selected. */
export function BulkBar({ products, onDelete }: BulkBarProps) {
  const { isShowing, isHiding, show, hide } = useVisibility(products);
  const isNone = products.length === 0;
  return (
    <Box
      role="toolbar"
      aria-label={texts.bulkActions}
      position="sticky"
      bottom="3"
      zIndex="20"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="lg"
    >
      <Box role="status" flex={{ base: "1 0 100%", md: "1" }} fontWeight="semibold">
        {isNone ? texts.chooseProducts : texts.selected(products.length)}
      </Box>
      <BulkButton aria-label={offers.showInApp} isNone={isNone} busy={isShowing} onClick={show}>
        <Eye aria-hidden />
        <AppText verb={words.show} where={texts.inApp} />
      </BulkButton>
      <BulkButton aria-label={texts.hideInApp} isNone={isNone} busy={isHiding} onClick={hide}>
        <EyeOff aria-hidden />
        <AppText verb={texts.hide} where={texts.fromApp} />
      </BulkButton>
      <BulkButton colorPalette="red" isNone={isNone} onClick={onDelete}>
        <Trash2 aria-hidden />
        {words.deleteIt}
      </BulkButton>
    </Box>
  );
}

type BulkButtonProps = ButtonProps & {
  readonly isNone: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** Disabled, it would lose the focus whenever what was selected is gone. FORM-33 */
const BulkButton = ({ isNone, onClick, ...props }: BulkButtonProps) => (
  <Button
    variant="outline"
    colorPalette="gray"
    flex={{ base: "1", md: "none" }}
    {...(isNone && { "aria-disabled": true })}
    onClick={() => {
      if (!isNone) onClick();
    }}
    {...props}
  />
);

/** On a phone the verb alone. */
const AppText = ({ verb, where }: { readonly verb: string; readonly where: string }) => (
  <span>
    {verb}
    <Box as="span" hideBelow="md">
      {` ${where}`}
    </Box>
  </span>
);
