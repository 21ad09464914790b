import type { ToldTopic } from "@cantina/domain/cafeteria";
import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { settingChangesQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as words from "../../texts/words.ts";
import { EditForm, type EditFormProps } from "../../ui/EditForm.tsx";
import { LastChange } from "../../ui/LastChange.tsx";
import { TouchedOrdersDialog, type TouchedOrdersDialogProps } from "./TouchedOrdersDialog.tsx";

export interface TopicFormProps {
  readonly edit: EditFormProps["edit"] & TouchedOrdersDialogProps["edit"];
  readonly onReread: () => void;
  readonly topic: ToldTopic;
  readonly zone: TimeZone;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a topic: its fields, its 'Guardar', and who changed it last. */
export const TopicForm = ({ edit, onReread, topic, zone, children }: TopicFormProps) => (
  <>
    <EditForm edit={edit} submit={words.save} within="topic" onReread={onReread}>
      {children}
    </EditForm>
    <TouchedOrdersDialog edit={edit} />
    <LastTopicChange topic={topic} zone={zone} />
  </>
);

/** Nothing while nobody changed it, or while it can't be read: the fields stand without it. */
export function LastTopicChange({ topic, zone }: Pick<TopicFormProps, "topic" | "zone">) {
  const { sources } = useWorkplace();
  const { data = [] } = useQuery(settingChangesQuery(sources));
  return <LastChange change={data.find((one) => one.topic === topic)} zone={zone} />;
}

/** A switch with what it means below it. */
export const Choice = ({ detail, children }: { readonly detail: string; readonly children: ReactNode }) => (
  <Box>
    {children}
    <Box fontSize="13px" color="fg.muted" mt="-1" pe="16">
      {detail}
    </Box>
  </Box>
);
