import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { EditLeaving, type EditLeavingProps } from "./EditLeaving.tsx";
import { EditNotice, type EditNoticeProps } from "./EditNotice.tsx";
import { Form } from "./Form.tsx";
import { SavedState } from "./SavedState.tsx";

export interface EditFormProps extends Pick<EditNoticeProps, "onReread">, Pick<EditLeavingProps, "within"> {
  readonly edit: EditNoticeProps["edit"] & {
    readonly isSending: boolean;
    readonly isChanged: boolean;
    readonly isSaved: boolean;
    readonly submit: () => void;
  };
  /** What stands on the button. */
  readonly submit: ReactNode;
  /** One field, with its button beside it; else what there is, which can only be saved once it is changed. */
  readonly isRow?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a form that stands on a page: its fields, how saving ended, and its button. */
export function EditForm({ edit, submit, isRow = false, within, onReread, children }: EditFormProps) {
  const isShut = edit.isStale || (!isRow && !edit.isChanged);
  const notice = <EditNotice edit={edit} onReread={onReread} />;
  const button = (
    // In a row it stands below the label of its field.
    // Disabled, it would lose the focus to the start of the page whenever it has saved.
    <Button
      type="submit"
      mt={isRow ? "26px" : undefined}
      busy={edit.isSending}
      {...(isShut && { "aria-disabled": true })}
    >
      {submit}
    </Button>
  );
  return (
    <Form
      onSubmit={() => {
        // Enter in a field asks for it, too.
        if (!isShut) edit.submit();
      }}
    >
      <EditLeaving isChanged={edit.isChanged} within={within} />
      {isRow ? (
        <>
          <Box display="flex" gap="3" alignItems="flex-start">
            <Box flex="1" minW="0">
              {children}
            </Box>
            {button}
          </Box>
          {notice}
        </>
      ) : (
        <>
          {children}
          {notice}
          <Box display="flex" alignItems="center" gap="3" borderTopWidth="1px" pt="4">
            {button}
            <SavedState edit={edit} />
          </Box>
        </>
      )}
    </Form>
  );
}
