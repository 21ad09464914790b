import { usePlaceCalls } from "../../composition/desk/index.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import * as list from "../../texts/cafeterias.ts";
import { Confirmation } from "../forms/index.ts";
import type { TaskDialogProps } from "./EditCafeteriaDialog.tsx";

/** Names what it closes or opens. */
export function StatusDialog({ row: { id, name, status }, onClose }: TaskDialogProps) {
  const places = usePlaceCalls();
  const isDisabled = status === "DELETED";
  const change = isDisabled ? places.enableCafeteria : places.disableCafeteria;
  return (
    <Confirmation
      title={isDisabled ? list.enableNamed(name) : texts.disableNamed(name)}
      confirmLabel={isDisabled ? list.enable : list.disable}
      tone={isDisabled ? "brand" : "red"}
      save={({ key }) => change({ params: { cafeteriaId: id } }, { idempotencyKey: key })}
      changes={["cafeteria"]}
      told={() => ({ kind: "success", title: isDisabled ? texts.enabled(name) : texts.disabled(name) })}
      onClose={onClose}
    >
      {isDisabled ? texts.enableHint : texts.disableHint}
    </Confirmation>
  );
}
