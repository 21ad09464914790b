import { type PaymentState, type Subscription, memberGroups } from "@cantina/domain/subscriptions";
import { textLimits } from "@cantina/domain/kernel";
import { Users } from "lucide-react";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { useDiners } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/subscription-desk.ts";
import * as words from "../../texts/words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoResult } from "../../ui/NoResult.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import { MemberGroupCard } from "./parts/MemberGroupCard.tsx";
import { everyMember } from "./subscription-address.ts";
import { ChargeDialog, UnlinkDialog } from "./subscription-dialogs.ts";
import type { Leaving } from "./UnlinkDialog.tsx";

interface Shown {
  readonly search: string;
  readonly unpaid: boolean;
  /** Subscriptions that are unfolded. */
  readonly open: readonly string[];
}

export interface MemberListProps {
  readonly subscriptions: readonly Subscription[];
  readonly payments: readonly PaymentState[];
  readonly shown: Shown;
  readonly onChange: (change: Partial<Shown>) => void;
}

export function MemberList({ subscriptions, payments, shown, onChange }: MemberListProps) {
  const { search, unpaid, open } = shown;
  const diners = useDiners();
  const sought = useDeferredValue(search);
  const [charging, setCharging] = useState<Subscription | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const groups = useMemo(
    () => memberGroups({ subscriptions, payments, diners, text: sought, isUnpaidOnly: unpaid }),
    [subscriptions, payments, diners, sought, unpaid],
  );
  const isNarrowed = search.trim() !== "" || unpaid;

  const unpaidCount = payments.filter(({ isPaid, price }) => !isPaid && price !== null).length;
  if (subscriptions.length === 0) return <EmptyState icon={<Users />} title={texts.none} detail={texts.noneToLinkTo} />;
  return (
    <>
      <Toolbar
        search={{
          placeholder: texts.searchLabel,
          maxLength: textLimits.name,
          value: search,
          onChange: (text) => onChange({ search: text }),
        }}
        fields={[
          <SelectField
            key="paid"
            label={texts.payment}
            value={unpaid ? "unpaid" : ""}
            onChange={(value) => onChange({ unpaid: value === "unpaid" })}
            options={[
              { value: "", label: words.all },
              { value: "unpaid", label: texts.unpaidOnes(unpaidCount) },
            ]}
          />,
        ]}
        chips={
          unpaid
            ? [{ label: words.narrowed(texts.payment, texts.unpaid), onRemove: () => onChange({ unpaid: false }) }]
            : []
        }
        onClear={() => onChange({ unpaid: false })}
      />
      {groups.length === 0 && (
        <NoResult
          title={unpaid && search.trim() === "" ? texts.allPaid : words.noDinersFound}
          onClear={() => onChange(everyMember)}
        />
      )}
      {groups.map((group) => (
        <MemberGroupCard
          key={`${group.subscription.id} ${isNarrowed}`}
          group={group}
          isOpen={isNarrowed || groups.length === 1 || open.includes(group.subscription.id)}
          onToggle={(isOpen) => {
            const others = open.filter((id) => id !== group.subscription.id);
            onChange({ open: isOpen ? [...others, group.subscription.id] : others });
          }}
          onCharge={() => setCharging(group.subscription)}
          onUnlink={({ diner, payment }) =>
            setLeaving({
              subscriptionId: payment.subscriptionId,
              subscriptionName: group.subscription.name,
              commensalId: payment.commensalId,
              commensalName: `${diner.commensal.firstName} ${diner.commensal.lastName}`,
            })
          }
        />
      ))}
      <Suspense fallback={null}>
        {charging !== null && (
          <ChargeDialog
            subscription={charging}
            payments={payments.filter(({ subscriptionId }) => subscriptionId === charging.id)}
            onClose={() => setCharging(null)}
          />
        )}
        {leaving !== null && <UnlinkDialog leaving={leaving} onClose={() => setLeaving(null)} />}
      </Suspense>
    </>
  );
}
