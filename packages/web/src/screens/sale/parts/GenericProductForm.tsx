import type { Cents } from "@cantina/domain/kernel";
import { useState } from "react";
import * as faults from "../../../texts/fault-words.ts";
import * as words from "../../../texts/words.ts";
import { Form } from "../../../ui/Form.tsx";
import { MoneyInput } from "../../../ui/MoneyInput.tsx";
import { TextField } from "../../../ui/TextField.tsx";

export interface GenericProductFormProps {
  readonly formId: string;
  readonly onAdd: (item: { readonly name: string; readonly price: Cents }) => void;
}

export function GenericProductForm({ formId, onAdd }: GenericProductFormProps) {
  const [name, setName] = useState("");
  const [price, setPrice] = useState<Cents | null>(null);
  const [wasSent, setWasSent] = useState(false);
  return (
    <Form
      id={formId}
      onSubmit={() => {
        setWasSent(true);
        if (name.trim() !== "" && price !== null) onAdd({ name: name.trim(), price });
      }}
    >
      <TextField
        label={words.name}
        maxLength={250}
        value={name}
        onChange={setName}
        error={wasSent && name.trim() === "" ? faults.nameMissing : undefined}
      />
      <MoneyInput
        label={words.price}
        value={price}
        onChange={setPrice}
        error={wasSent && price === null ? faults.priceMissing : undefined}
      />
    </Form>
  );
}
