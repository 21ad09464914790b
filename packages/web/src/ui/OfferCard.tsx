import type { Cents } from "@cantina/domain/kernel";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import * as words from "../texts/words.ts";
import { AmountText } from "./AmountText.tsx";
import { Button } from "./Button.tsx";
import styles from "./CardGrid.module.css";
import { CardHead, type CardHeadProps } from "./CardHead.tsx";
import { IconButton } from "./IconButton.tsx";

export interface OfferCardProps extends Pick<CardHeadProps, "icon" | "imageUrl"> {
  readonly name: string;
  /** In one line. */
  readonly detail: string;
  /** At most three. */
  readonly tags: ReactNode;
  readonly price: Cents;
  /** What is not sold now can still be changed. */
  readonly isSold: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onSell: () => void;
}

/** What is sold to a family beside the products of the till. */
export function OfferCard({ name, detail, tags, price, isSold, onEdit, onDelete, onSell, ...head }: OfferCardProps) {
  return (
    <li className={styles["card"]} data-inactive={isSold ? undefined : ""}>
      <CardHead title={name} detail={detail} isActive={isSold} {...head} />
      <div className={styles["tags"]}>{tags}</div>
      <div className={styles["foot"]}>
        <AmountText amount={price} isShort flex="1" fontSize="18px" fontWeight="bold" />
        <IconButton label={words.editNamed(name)} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={words.deleteNamed(name)} icon={<Trash2 />} onClick={onDelete} />
        {isSold && (
          <Button variant="outline" ms="1" aria-label={words.sellNamed(name)} onClick={onSell}>
            {words.sell}
          </Button>
        )}
      </div>
    </li>
  );
}
