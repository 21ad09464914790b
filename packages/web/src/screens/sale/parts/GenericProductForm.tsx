import type { Cents } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
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
    <Box
      as="form"
      id={formId}
      display="flex"
      flexDirection="column"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        if (name.trim() !== "" && price !== null) onAdd({ name: name.trim(), price });
      }}
    >
      <TextField
        label="Nombre"
        maxLength={250}
        value={name}
        onChange={setName}
        error={wasSent && name.trim() === "" ? "Por favor ingrese un nombre" : undefined}
      />
      <MoneyInput
        label="Precio"
        value={price}
        onChange={setPrice}
        error={wasSent && price === null ? "Por favor ingrese un precio" : undefined}
      />
    </Box>
  );
}
