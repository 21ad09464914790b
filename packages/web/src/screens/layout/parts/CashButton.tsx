import { HandCoins } from "lucide-react";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";

export function CashButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      size="sm"
      px="3.5"
      fontSize="14px"
      borderColor="border"
      color="fg"
      onClick={onOpen}
    >
      <HandCoins aria-hidden />
      {words.cashMovements}
    </Button>
  );
}
