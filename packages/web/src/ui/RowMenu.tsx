import { Ellipsis } from "lucide-react";
import * as words from "../texts/words.ts";
import { IconButton } from "./IconButton.tsx";
import { Menu, type MenuItem } from "./Menu.tsx";

export interface RowMenuProps {
  /** Of the row. */
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** What else can be done with a row, behind '⋯'. */
export const RowMenu = ({ name, items }: RowMenuProps) => (
  <Menu
    label={words.actionsOf(name)}
    items={items}
    trigger={(trigger) => <IconButton label={words.actionsOf(name)} icon={<Ellipsis />} {...trigger} />}
  />
);
