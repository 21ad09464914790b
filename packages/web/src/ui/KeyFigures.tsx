import { Box } from "@chakra-ui/react/box";
import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import * as desk from "../texts/ui-desk.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./KeyFigures.module.css";
import { Popover } from "./Popover.tsx";

export interface KeyFigure {
  readonly label: string;
  readonly value: ReactNode;
  /** What is counted in it, behind '?'. */
  readonly definition: string;
}

export interface KeyFiguresProps {
  /** What they are of. */
  readonly label: string;
  readonly figures: readonly KeyFigure[];
}

/** The three to five amounts that a report is opened for. */
export function KeyFigures({ label, figures }: KeyFiguresProps) {
  return (
    <section aria-label={label} className={styles["strip"]}>
      {figures.map((figure) => (
        <div key={figure.label} role="group" aria-label={figure.label} className={styles["figure"]}>
          <div className={styles["label"]}>
            {figure.label}
            <Popover
              label={figure.label}
              trigger={(trigger) => (
                <IconButton label={desk.whatCounts(figure.label)} icon={<CircleHelp />} color="fg.muted" {...trigger} />
              )}
            >
              {() => (
                <Box p="4" lineHeight="1.45">
                  {figure.definition}
                </Box>
              )}
            </Popover>
          </div>
          <div className={styles["value"]}>{figure.value}</div>
        </div>
      ))}
    </section>
  );
}
