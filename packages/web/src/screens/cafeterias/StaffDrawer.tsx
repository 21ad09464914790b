import type { StaffMember } from "@cantina/domain/access";
import { Box } from "@chakra-ui/react/box";
import { useQuery } from "@tanstack/react-query";
import { UserMinus, Users } from "lucide-react";
import { useState } from "react";
import { usePlaceCalls } from "../../composition/desk/index.ts";
import { askedQuery } from "../../composition/live-data/index.ts";
import * as texts from "../../texts/cafeteria-dialogs.ts";
import { roleName } from "../../texts/role-names.ts";
import * as ui from "../../texts/ui.ts";
import * as words from "../../texts/words.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { EmailText } from "../../ui/EmailText.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Confirmation } from "../forms/index.ts";
import type { TaskDialogProps } from "./EditCafeteriaDialog.tsx";

/** Who works there, and whom to remove. ACCESS-18 */
export function StaffDrawer({ row, onClose }: TaskDialogProps) {
  const places = usePlaceCalls();
  const params = { cafeteriaId: row.id };
  const { data, failureReason, refetch } = useQuery(askedQuery(places.listEmployees, { params }));
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const endQuestion = (): void => {
    setLeaving(null);
    // Somebody else may have removed them meanwhile.
    void refetch();
  };
  return (
    <>
      <Dialog isDrawer isOpen onClose={onClose} title={texts.staffOf(row.name)}>
        <Loaded
          data={data}
          failure={failureReason}
          errorTitle={texts.staffUnreadable}
          onRetry={() => void refetch()}
          height="130px"
        >
          {(people) =>
            people.length === 0 ? (
              <EmptyState icon={<Users />} title={texts.noStaff} detail={texts.noStaffHint} />
            ) : (
              <StaffList label={texts.staffOf(row.name)} people={people} onRemove={setLeaving} />
            )
          }
        </Loaded>
      </Dialog>
      {leaving !== null && (
        <Confirmation
          title={texts.removeFrom(leaving.email, row.name)}
          confirmLabel={words.remove}
          save={({ key }) =>
            places.removeEmployee({ params: { ...params, profileId: leaving.id } }, { idempotencyKey: key })
          }
          changes={[]}
          told={() => ({ kind: "success", title: texts.staffRemoved(leaving.email, row.name) })}
          onClose={endQuestion}
        >
          {texts.removeHint}
          {leaving.openRegister !== null && (
            <Notice kind="warning">{texts.registerIsOpen(leaving.openRegister, row.name)}</Notice>
          )}
        </Confirmation>
      )}
    </>
  );
}

interface StaffListProps {
  readonly label: string;
  readonly people: readonly StaffMember[];
  readonly onRemove: (person: StaffMember) => void;
}

const StaffList = ({ label, people, onRemove }: StaffListProps) => (
  <Box as="ul" aria-label={label} borderWidth="1px" borderRadius="18px">
    {people.map((person) => (
      <Box
        as="li"
        key={person.id}
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        py="2.5"
        css={{ "& + &": { borderTopWidth: "1px" } }}
      >
        <Avatar name={person.username} />
        <Box flex="1" minW="0" overflowWrap="anywhere">
          <Box fontWeight="semibold">{person.username}</Box>
          <Box fontSize="13px" color="fg.muted">
            {roleName(person.privilegeLevel)}
            {" · "}
            <EmailText email={person.email} />
          </Box>
        </Box>
        <IconButton label={ui.removeNamed(person.email)} icon={<UserMinus />} onClick={() => onRemove(person)} />
      </Box>
    ))}
  </Box>
);
