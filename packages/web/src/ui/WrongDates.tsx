import { CalendarX2 } from "lucide-react";
import * as texts from "../texts/ui-desk.ts";
import { EmptyState } from "./EmptyState.tsx";

/** In the place of what days that make no sense ask for; what is wrong with them is told at their fields. */
export const WrongDates = () => (
  <EmptyState icon={<CalendarX2 />} title={texts.wrongDates} detail={texts.wrongDatesHint} />
);
