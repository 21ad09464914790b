import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Form } from "../../../ui/Form.tsx";

export interface FormFrameProps {
  readonly submitText: string;
  readonly isSending: boolean;
  /** It can't be sent as it is. */
  readonly isBlocked?: boolean;
  /** Why, beside the button that can't be pressed. */
  readonly notice?: ReactNode;
  readonly isDangerous?: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog: its fields, and its two buttons below, in sight however long it is. */
export function FormFrame(props: FormFrameProps) {
  const { submitText, isSending, isBlocked = false, isDangerous = false, notice, onSubmit, onCancel, children } = props;
  return (
    <Form
      onSubmit={() => {
        if (!isSending && !isBlocked) onSubmit();
      }}
    >
      {children}
      <Box
        position="sticky"
        bottom="-5"
        zIndex="1"
        display="flex"
        gap="3"
        justifyContent="flex-end"
        flexWrap="wrap"
        mx="-5"
        mb="-5"
        px="5"
        py="3"
        borderTopWidth="1px"
        bg="bg.panel"
      >
        {notice !== undefined && <Box flexBasis="100%">{notice}</Box>}
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSending} disabled={isBlocked} {...(isDangerous && { colorPalette: "red" })}>
          {submitText}
        </Button>
      </Box>
    </Form>
  );
}
