import { type HistoryEntry, type ShownStatus, shownStatusOf } from "@cantina/domain/transactions";
import { Ban, Check, CircleDashed } from "lucide-react";
import { Tag, type TagProps } from "../../ui/Tag.tsx";
import { statusName } from "./history-texts.ts";

type Look = Pick<TagProps, "tone" | "icon">;

const pending: Look = { tone: "warning", icon: <CircleDashed /> };
const completed: Look = { tone: "success", icon: <Check /> };
const ended: Look = { tone: "error", icon: <Ban /> };

const looks: Readonly<Record<ShownStatus, Look>> = {
  PENDING: pending,
  PAYMENT_PENDING: pending,
  COMPLETED: completed,
  CANCELLED: ended,
  CANCELLED_BY_CAFETERIA: ended,
  CANCELLED_BY_CLIENT: ended,
  PAYMENT_REJECTED: ended,
  DELETED: ended,
};

export const StatusTag = ({ entry }: { readonly entry: HistoryEntry }) => (
  <Tag {...looks[shownStatusOf(entry)]}>{statusName(entry)}</Tag>
);
