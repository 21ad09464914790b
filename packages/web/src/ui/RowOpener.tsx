import { ChevronDown, ChevronRight, ChevronUp } from "lucide-react";
import * as desk from "../texts/ui-desk.ts";
import { IconButton } from "./IconButton.tsx";

export interface RowOpenerProps {
  readonly name: string;
  readonly isOpen: boolean;
  /** Of what shows beneath the row; undefined: it opens elsewhere. */
  readonly detailId: string | undefined;
  readonly onToggle: () => void;
}

/** What a touch of the whole row does, for the keyboard and the screen reader. */
export function RowOpener({ name, isOpen, detailId, onToggle }: RowOpenerProps) {
  if (detailId === undefined)
    return (
      <IconButton label={desk.seeDetail(name)} icon={<ChevronRight />} aria-haspopup="dialog" onClick={onToggle} />
    );
  return (
    <IconButton
      label={isOpen ? desk.hideDetail(name) : desk.seeDetail(name)}
      icon={isOpen ? <ChevronUp /> : <ChevronDown />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      onClick={onToggle}
    />
  );
}
