import type { Area } from "@cantina/domain/access";
import { isAllowedLevel } from "@cantina/domain/access";
import type { IdempotencyKey, Instant, Result, TimeZone } from "@cantina/domain/kernel";
import type { Surcharge } from "@cantina/domain/provider-settings";
import { Box } from "@chakra-ui/react/box";
import { Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useWorkplace } from "../../composition/workplace/index.ts";
import type { ApiFailure } from "../../failures/failure.ts";
import * as common from "../../texts/assigned-provider.ts";
import { Fact } from "../../ui/Fact.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { notify } from "../../ui/notify.ts";
import { ServiceHead } from "../../ui/ServiceHead.tsx";
import { AssignedId } from "./AssignedId.tsx";
import { SurchargeFee } from "./SurchargeFee.tsx";

type Standing = Surcharge & { readonly isAssigned: boolean; readonly assignedAt: Instant | null };

type Saved<Account> = Promise<Result<Account, ApiFailure>>;

export interface AssignedProviderProps<Account> {
  readonly name: string;
  readonly texts: common.AssignedTexts;
  readonly zone: TimeZone;
  readonly account: Account;
  readonly assignedId: string | null;
  /** Whose the id and the surcharge are. */
  readonly area: Area;
  /** What is known of it besides, each with its label. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[];
  /** What it leads to. */
  readonly link: ReactNode;
  readonly saveId: (assignedId: string, how: { readonly idempotencyKey: IdempotencyKey }) => Saved<Account>;
  readonly saveFee: (fee: Surcharge, how: { readonly idempotencyKey: IdempotencyKey }) => Saved<Account>;
  readonly onSaved: (account: Account) => void;
}

/** The section of a provider that knows the canteen by an id that it gave. PROVIDER-07 */
export function AssignedProvider<Account extends Standing>(props: AssignedProviderProps<Account>) {
  const { name, texts, zone, account, facts = [], onSaved } = props;
  const { profile } = useWorkplace();
  const { isAssigned, assignedAt } = account;
  const isHighest = isAllowedLevel(props.area, profile.privilegeLevel);
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <div>
        <ServiceHead
          name={name}
          standing={isAssigned ? common.assigned : texts.missing}
          {...(isAssigned ? { tone: "success", icon: <Check /> } : { tone: "warning", icon: <CircleDashed /> })}
        />
        <Box fontSize="14px" color="fg.muted">
          {isAssigned ? texts.assignedDetail : texts.missingDetail}
        </Box>
      </div>
      {assignedAt !== null && (
        <Facts facts={[...facts, { label: common.assignedAt, value: momentText(assignedAt, zone) }]} />
      )}
      {isHighest && (
        <AssignedId<Account>
          assignedId={props.assignedId}
          label={texts.assignedId}
          hint={texts.associateHint}
          missing={texts.assignedIdMissing}
          save={(assignedId, idempotencyKey) => props.saveId(assignedId, { idempotencyKey })}
          onSaved={(saved) => {
            onSaved(saved);
            void notify({ kind: "success", title: texts.associated });
          }}
        />
      )}
      {isAssigned && <Box>{props.link}</Box>}
      {isHighest && (
        <Box borderTopWidth="1px" mt="1" pt="4">
          <SurchargeFee<Account>
            account={account}
            hint={texts.surchargeHint}
            save={(fee, idempotencyKey) => props.saveFee(fee, { idempotencyKey })}
            onSaved={onSaved}
          />
        </Box>
      )}
    </Box>
  );
}

const Facts = ({ facts }: { readonly facts: readonly { readonly label: string; readonly value: string }[] }) => (
  <Box
    as="dl"
    display="grid"
    gridTemplateColumns={{ base: "1fr", md: "max-content minmax(0, 1fr)" }}
    columnGap="4"
    rowGap="1"
    fontSize="14px"
    css={{ "& dd": { marginBottom: { base: "6px", md: 0 } } }}
  >
    {facts.map(({ label, value }) => (
      <Fact key={label} label={label}>
        {value}
      </Fact>
    ))}
  </Box>
);
