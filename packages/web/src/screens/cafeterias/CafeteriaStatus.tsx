import { Ban, CircleCheck, CirclePause, Rocket, SearchCheck } from "lucide-react";
import type { ReactNode } from "react";
import type { CafeteriaRow } from "../../composition/desk/index.ts";
import * as texts from "../../texts/cafeterias.ts";
import { Tag, type TagProps } from "../../ui/Tag.tsx";
import { type ShownStatus, statusOf } from "./cafeteria-filter.ts";

const looks: Readonly<Record<ShownStatus, { readonly tone: TagProps["tone"]; readonly icon: ReactNode }>> = {
  ACTIVE: { tone: "success", icon: <CircleCheck /> },
  ONBOARDING: { tone: "neutral", icon: <Rocket /> },
  IN_REVISION: { tone: "warning", icon: <SearchCheck /> },
  INACTIVE: { tone: "neutral", icon: <CirclePause /> },
  DELETED: { tone: "error", icon: <Ban /> },
};

export function CafeteriaStatus({ row }: { readonly row: CafeteriaRow }) {
  const status = statusOf(row);
  return <Tag {...looks[status]}>{texts.statusNames[status]}</Tag>;
}
