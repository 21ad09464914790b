import { EditFrame, type EditFrameProps } from "./EditFrame.tsx";
import { EditNotice, type EditNoticeProps } from "./EditNotice.tsx";

export interface EditDialogProps extends Omit<EditFrameProps, "notice" | "refusal" | "isDrawer"> {
  readonly edit: EditFrameProps["edit"] & EditNoticeProps["edit"];
  /** For refusals that have a sentence of their own here. */
  readonly textOf?: EditNoticeProps["textOf"];
  readonly onReread?: EditNoticeProps["onReread"];
}

const framed = ({ textOf, onReread, ...frame }: EditDialogProps): EditFrameProps => ({
  ...frame,
  refusal: frame.edit.failure,
  notice: <EditNotice edit={frame.edit} textOf={textOf} onReread={onReread} />,
});

/** Up to six fields. */
export const EditDialog = (props: EditDialogProps) => <EditFrame {...framed(props)} />;

/** More fields, or a list or a calendar among them: in `FormSection`s. */
export const EditDrawer = (props: EditDialogProps) => <EditFrame {...framed(props)} isDrawer />;
