import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, DatabaseBackup, Info, TriangleAlert } from "lucide-react";
import { backupsQuery } from "../../composition/desk/index.ts";
import { useMinute } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { type BackupLine, backupLines } from "./backup-texts.ts";

const marks = {
  success: { icon: CircleCheck, color: "fg.success" },
  warning: { icon: TriangleAlert, color: "fg.warning" },
  error: { icon: CircleAlert, color: "fg.error" },
  info: { icon: Info, color: "fg.muted" },
} as const;

/** How the copies of the data stand, for who looks after the server. It is silent until it knows. */
export function BackupsCard() {
  const { sources } = useWorkplace();
  const { data } = useQuery(backupsQuery(sources));
  const now = useMinute();
  if (data === undefined) return null;
  return (
    <Box
      as="section"
      aria-labelledby="backups-title"
      mt="6"
      p="4"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      display="flex"
      gap="3"
    >
      <Box aria-hidden color="fg.muted" pt="0.5">
        <DatabaseBackup size={20} />
      </Box>
      <Box>
        <Box as="h2" id="backups-title" fontWeight="semibold">
          Respaldos
        </Box>
        {backupLines(data, now.slice(0, 10)).map((line) => (
          <Line key={line.text} {...line} />
        ))}
      </Box>
    </Box>
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
