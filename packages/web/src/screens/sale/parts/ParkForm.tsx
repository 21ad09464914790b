import { textLimits } from "@cantina/domain/kernel";
import { useState } from "react";
import * as texts from "../../../texts/parked-carts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";

/** A name helps where several wait; none is needed. */
export function ParkForm({ onPark }: { readonly onPark: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <Form padding="4" onSubmit={() => onPark(name)}>
      <TextField
        label={texts.name}
        maxLength={textLimits.name}
        value={name}
        onChange={setName}
        placeholder={texts.nameExample}
      />
      <Button type="submit">{texts.park}</Button>
    </Form>
  );
}
