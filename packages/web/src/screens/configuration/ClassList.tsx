import { type CafeteriaClass, movedEntry } from "@cantina/domain/cafeteria";
import type { ClassId } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useClassMove } from "../../composition/desk/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as orderTexts from "../../texts/row-order.ts";
import * as words from "../../texts/words.ts";
import { failureSentences, sentenceOf } from "../../texts/failure-sentences.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useNotify } from "../notices/index.ts";
import styles from "./ClassList.module.css";
import { useRowDrag } from "./use-row-drag.ts";

export interface ClassListProps {
  readonly classes: readonly CafeteriaClass[];
  readonly onRename: (one: CafeteriaClass) => void;
  readonly onDelete: (one: CafeteriaClass) => void;
}

/** In the order of the list: dragged by the handle, or moved by the buttons. */
export function ClassList({ classes, onRename, onDelete }: ClassListProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const [told, setTold] = useState("");
  const notify = useNotify();
  const moveClass = useClassMove((failure) => {
    const title = failure === null ? failureSentences.SERVER_ERROR : sentenceOf(failure);
    void notify({ kind: "error", title });
  });
  const move = (from: number, to: number): void => {
    const one = classes[from];
    if (one === undefined || from === to || to < 0 || to >= classes.length) return;
    moveClass(from, to);
    setTold(orderTexts.placeOf(one.name, to + 1, classes.length));
  };
  const { drag, handle } = useRowDrag(list, move);
  const order = classes.map(({ id }) => id).join();
  // A row that moves in the document loses the focus that its button had.
  useLayoutEffect(() => {
    if (pressed.current?.isConnected === true) pressed.current.focus();
    pressed.current = null;
  }, [order]);
  const places = new Map<ClassId, number>(classes.map(({ id }, index) => [id, index]));
  return (
    <>
      <ul ref={list} className={styles["list"]} aria-label={words.classes}>
        {(drag === null ? classes : movedEntry(classes, drag.from, drag.to)).map((one) => {
          const at = places.get(one.id) ?? 0;
          const button = (label: string, icon: ReactNode, to: number) => (
            <IconButton
              label={label}
              icon={icon}
              // Disabled at the end of the list, it would lose the focus.
              aria-disabled={to < 0 || to >= classes.length || undefined}
              onClick={(event) => {
                pressed.current = event.currentTarget;
                move(at, to);
              }}
            />
          );
          return (
            <li key={one.id} className={styles["row"]} data-dragged={drag?.from === at || undefined}>
              <span className={styles["handle"]} title={texts.dragToSort} {...handle(at)}>
                <GripVertical aria-hidden size={18} />
              </span>
              <span className={styles["name"]}>{one.name}</span>
              {button(orderTexts.moveUp(one.name), <ArrowUp />, at - 1)}
              {button(orderTexts.moveDown(one.name), <ArrowDown />, at + 1)}
              <Menu
                label={words.actionsOf(one.name)}
                items={[
                  {
                    id: "rename",
                    label: texts.rename,
                    icon: <Pencil aria-hidden />,
                    onSelect: () => onRename(one),
                  },
                  { id: "delete", label: words.deleteIt, icon: <Trash2 aria-hidden />, onSelect: () => onDelete(one) },
                ]}
                trigger={(trigger) => <IconButton label={words.actionsOf(one.name)} icon={<Ellipsis />} {...trigger} />}
              />
            </li>
          );
        })}
      </ul>
      <Box role="status" srOnly>
        {told}
      </Box>
    </>
  );
}
