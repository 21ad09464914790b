import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { EditLeaving } from "./EditLeaving.tsx";
import { EditNotice, type EditNoticeProps } from "./EditNotice.tsx";
import { Form } from "./Form.tsx";

export interface EditFormProps extends Pick<EditNoticeProps, "textOf" | "onReread"> {
  readonly edit: EditNoticeProps["edit"] & {
    readonly isSending: boolean;
    readonly isChanged: boolean;
    readonly submit: () => void;
  };
  /** What stands on the button. */
  readonly submit: ReactNode;
  /** It can't be sent as it is. */
  readonly isBlocked?: boolean;
  /** One field, with its button beside it. */
  readonly isRow?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a form that stands on a page: its fields, how saving ended, and its button. */
export function EditForm({
  edit,
  submit,
  isBlocked = false,
  isRow = false,
  textOf,
  onReread,
  children,
}: EditFormProps) {
  const isShut = isBlocked || edit.isStale;
  const notice = <EditNotice edit={edit} textOf={textOf} onReread={onReread} />;
  const button = (
    <Button
      type="submit"
      // Below the label of the field that it stands beside.
      {...(isRow ? { mt: "26px" } : { alignSelf: { md: "flex-start" } })}
      busy={edit.isSending}
      disabled={isShut}
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
      <EditLeaving isChanged={edit.isChanged} />
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
          {button}
        </>
      )}
    </Form>
  );
}
