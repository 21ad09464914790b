import type { Cafeteria } from "@cantina/domain/cafeteria";
import { useQuery } from "@tanstack/react-query";
import { Banknote, CalendarOff, Clock, GraduationCap, PackageCheck, Phone, Ticket, Wallet } from "lucide-react";
import { type ReactNode, Suspense, lazy } from "react";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/configuration.ts";
import * as screens from "../../texts/screens.ts";
import * as words from "../../texts/words.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { StaleNotice } from "../../ui/StaleNotice.tsx";
import { Page } from "../../ui/Page.tsx";
import { type Topic, Topics, TopicsSkeleton } from "../../ui/Topics.tsx";
import { tabField } from "../../ui/address-field.ts";
import { useAddress } from "../../ui/use-address.ts";
import { CashTopic } from "./CashTopic.tsx";
import { ClassesTopic } from "./ClassesTopic.tsx";

// Each topic's form comes when it is opened.
const BalanceTopic = lazy(async () => ({ default: (await import("./BalanceTopic.tsx")).BalanceTopic }));
const ClosedDaysTopic = lazy(async () => ({ default: (await import("./ClosedDaysTopic.tsx")).ClosedDaysTopic }));
const CutOffTopic = lazy(async () => ({ default: (await import("./CutOffTopic.tsx")).CutOffTopic }));
const PaymentTopic = lazy(async () => ({ default: (await import("./PaymentTopic.tsx")).PaymentTopic }));
const PhonesTopic = lazy(async () => ({ default: (await import("./PhonesTopic.tsx")).PhonesTopic }));
const PickupTopic = lazy(async () => ({ default: (await import("./PickupTopic.tsx")).PickupTopic }));

const whenOpened = (card: ReactNode): ReactNode => <Suspense fallback={<TopicsSkeleton />}>{card}</Suspense>;

const topicIds = ["classes", "cut-off", "pickup", "days", "balance", "payment", "phones", "cash"] as const;
type TopicId = (typeof topicIds)[number];
const fields = { topic: tabField<TopicId | "">(["", ...topicIds], "") };

const cash: Topic<TopicId> = {
  id: "cash",
  title: texts.cash,
  detail: texts.cashLead,
  icon: <Banknote aria-hidden size={20} />,
  card: <CashTopic />,
};

const topicsOf = (cafeteria: Cafeteria): readonly Topic<TopicId>[] => [
  {
    id: "classes",
    title: words.classes,
    detail: texts.classesLead,
    icon: <GraduationCap aria-hidden size={20} />,
    card: <ClassesTopic classes={cafeteria.classes} />,
  },
  {
    id: "cut-off",
    title: texts.cutOff,
    detail: texts.cutOffLead,
    icon: <Clock aria-hidden size={20} />,
    card: whenOpened(<CutOffTopic cafeteria={cafeteria} />),
  },
  {
    id: "pickup",
    title: texts.pickup,
    detail: texts.pickupLead,
    icon: <PackageCheck aria-hidden size={20} />,
    card: whenOpened(<PickupTopic cafeteria={cafeteria} />),
  },
  {
    id: "days",
    title: texts.openDays,
    detail: texts.openDaysLead,
    icon: <CalendarOff aria-hidden size={20} />,
    card: whenOpened(<ClosedDaysTopic cafeteria={cafeteria} />),
  },
  {
    id: "balance",
    title: texts.balance,
    detail: texts.balanceLead,
    icon: <Wallet aria-hidden size={20} />,
    card: whenOpened(<BalanceTopic cafeteria={cafeteria} />),
  },
  {
    id: "payment",
    title: texts.payment,
    detail: texts.paymentLead,
    icon: <Ticket aria-hidden size={20} />,
    card: whenOpened(<PaymentTopic cafeteria={cafeteria} />),
  },
  {
    id: "phones",
    title: texts.phones,
    detail: texts.phonesLead,
    icon: <Phone aria-hidden size={20} />,
    card: whenOpened(<PhonesTopic cafeteria={cafeteria} />),
  },
  ...(cafeteria.features.includes("flowControl") ? [cash] : []),
];

export function ConfigurationScreen() {
  const [{ topic }, change] = useAddress(fields);
  const { sources } = useWorkplace();
  const {
    data: cafeteria,
    failureReason,
    refetch,
    isFetching,
  } = useQuery({
    ...cafeteriaQuery(sources),
    // What is changed here must not be what this device kept from before.
    refetchOnMount: "always",
  });
  return (
    <Page title={screens.configuration}>
      {cafeteria === undefined && failureReason === null && <TopicsSkeleton />}
      {cafeteria === undefined && failureReason !== null && (
        <ErrorState
          failure={failureReason}
          title={texts.unreadable}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {cafeteria !== undefined && failureReason !== null && (
        <StaleNotice failure={failureReason}>{texts.maybeStale}</StaleNotice>
      )}
      {cafeteria !== undefined && (
        <Topics<TopicId> shownId={topic} onShow={(shown) => change({ topic: shown })} topics={topicsOf(cafeteria)} />
      )}
    </Page>
  );
}
