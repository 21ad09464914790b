import { Box } from "@chakra-ui/react/box";
import { Check, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import * as texts from "../../texts/assigned-provider.ts";
import { Fact } from "../../ui/Fact.tsx";
import { ServiceHead } from "../../ui/ServiceHead.tsx";

export interface AssignedProviderProps {
  readonly name: string;
  readonly isAssigned: boolean;
  readonly assignedDetail: string;
  /** What is missing while nobody has given an id, and what that means. */
  readonly missing: string;
  readonly missingDetail: string;
  /** What is known of it, each with its label. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Where its id is seen and given; null: to the highest level alone. */
  readonly assigning: ReactNode;
  /** What it leads to. */
  readonly link: ReactNode;
  readonly fee: ReactNode;
}

/** The section of a provider that knows the canteen by an id that it gave. PROVIDER-07 */
export function AssignedProvider(props: AssignedProviderProps) {
  const { name, isAssigned, facts, assigning, link, fee } = props;
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <div>
        <ServiceHead
          name={name}
          standing={isAssigned ? texts.assigned : props.missing}
          {...(isAssigned ? { tone: "success", icon: <Check /> } : { tone: "warning", icon: <CircleDashed /> })}
        />
        <Box fontSize="14px" color="fg.muted">
          {isAssigned ? props.assignedDetail : props.missingDetail}
        </Box>
      </div>
      {facts.length > 0 && (
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
      )}
      {assigning}
      {isAssigned && <Box>{link}</Box>}
      {fee !== null && (
        <Box borderTopWidth="1px" mt="1" pt="4">
          {fee}
        </Box>
      )}
    </Box>
  );
}
