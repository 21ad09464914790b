import type { Cafeteria, CafeteriaClass } from "@cantina/domain/cafeteria";
import { GraduationCap } from "lucide-react";
import { useState } from "react";
import * as texts from "../../texts/configuration.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ClassList } from "./ClassList.tsx";
import { DeleteClassDialog } from "./DeleteClassDialog.tsx";
import { NewClassForm } from "./NewClassForm.tsx";
import { RenameClassDialog } from "./RenameClassDialog.tsx";
import { LastTopicChange } from "./TopicForm.tsx";

type Opened = { readonly one: CafeteriaClass; readonly task: "rename" | "delete" };

/** In what groups the commensals come: their order is that of every list of classes. */
export function ClassesTopic({ cafeteria: { classes, timeZone } }: { readonly cafeteria: Cafeteria }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (task: Opened["task"]) => (one: CafeteriaClass) => setOpened({ one, task });
  const close = (): void => setOpened(null);
  return (
    <>
      <NewClassForm />
      {classes.length === 0 ? (
        <EmptyState icon={<GraduationCap />} title={texts.noClasses} detail={texts.addFirstClass} />
      ) : (
        <ClassList classes={classes} onRename={open("rename")} onDelete={open("delete")} />
      )}
      <LastTopicChange topic="CLASSES" zone={timeZone} />
      {opened?.task === "rename" && <RenameClassDialog one={opened.one} onClose={close} />}
      {opened?.task === "delete" && <DeleteClassDialog one={opened.one} onClose={close} />}
    </>
  );
}
