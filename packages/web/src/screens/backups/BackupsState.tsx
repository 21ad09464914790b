import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { backupsQuery } from "../../composition/desk/index.ts";
import { useMinute, useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/backups.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { type BackupLine, backupLines } from "./backup-texts.ts";

const marks = {
  success: { icon: CircleCheck, color: "fg.success" },
  warning: { icon: TriangleAlert, color: "fg.warning" },
  error: { icon: CircleAlert, color: "fg.error" },
  info: { icon: Info, color: "fg.muted" },
} as const;

/** How the copies of the data stand, for who looks after the server. */
export function BackupsState() {
  const { sources } = useWorkplace();
  const { data, failureReason, refetch } = useQuery(backupsQuery(sources));
  const now = useMinute();
  return (
    <Loaded
      data={data}
      failure={failureReason}
      errorTitle={texts.unreadable}
      onRetry={() => void refetch()}
      height="72px"
    >
      {(backups) => (
        <div>
          {backupLines(backups, now.slice(0, 10)).map((line) => (
            <Line key={line.text} {...line} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Line({ kind, text }: BackupLine) {
  const { icon: Icon, color } = marks[kind];
  return (
    <Box display="flex" alignItems="flex-start" gap="2" mt="1.5" fontSize="14px">
      <Box aria-hidden color={color} flexShrink="0" pt="0.5">
        <Icon size={16} />
      </Box>
      {text}
    </Box>
  );
}
