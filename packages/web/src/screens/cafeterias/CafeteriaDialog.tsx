import type { CafeteriaRow } from "../../composition/desk/index.ts";
import type { CafeteriaTask } from "./CafeteriaActions.tsx";
import { EditCafeteriaDialog } from "./EditCafeteriaDialog.tsx";
import { FeaturesDialog } from "./FeaturesDialog.tsx";
import { NewCafeteriaDialog } from "./NewCafeteriaDialog.tsx";
import { NewStaffDialog } from "./NewStaffDialog.tsx";
import { StaffDrawer } from "./StaffDrawer.tsx";
import { StatusDialog } from "./StatusDialog.tsx";

export type OpenDialog = { readonly task: "create" } | { readonly task: CafeteriaTask; readonly row: CafeteriaRow };

export interface CafeteriaDialogProps {
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

const dialogs = {
  edit: EditCafeteriaDialog,
  features: FeaturesDialog,
  newStaff: NewStaffDialog,
  staff: StaffDrawer,
  status: StatusDialog,
} as const;

export function CafeteriaDialog({ open, onClose }: CafeteriaDialogProps) {
  if (open.task === "create") return <NewCafeteriaDialog onClose={onClose} />;
  const Dialog = dialogs[open.task];
  return <Dialog row={open.row} onClose={onClose} />;
}
