import type { BasisPoints } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import * as texts from "../../../texts/sale.ts";
import * as words from "../../../texts/words.ts";
import { Button } from "../../../ui/Button.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { percentText, readPercent } from "./percent-text.ts";

export interface DiscountFormProps {
  readonly discount: BasisPoints | null;
  /** null: the seller gives none, so the diner's own counts. */
  readonly onChange: (discount: BasisPoints | null) => void;
  readonly onDone: () => void;
}

export function DiscountForm({ discount, onChange, onDone }: DiscountFormProps) {
  const [text, setText] = useState(percentText(discount));
  const share = readPercent(text);
  const error = share === undefined ? texts.percentWrong : undefined;

  function finish(next: BasisPoints | null): void {
    onChange(next);
    onDone();
  }

  return (
    <Form
      padding="4"
      onSubmit={() => {
        if (share !== undefined) finish(share);
      }}
    >
      <TextField
        label={texts.sellerDiscountPercent}
        inputMode="decimal"
        value={text}
        onChange={setText}
        error={error}
      />
      <Box display="flex" gap="2">
        <Button variant="outline" colorPalette="gray" flex="1" onClick={() => finish(null)}>
          {words.remove}
        </Button>
        <Button type="submit" flex="1" disabled={share === undefined}>
          {words.apply}
        </Button>
      </Box>
    </Form>
  );
}
