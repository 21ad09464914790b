import type { Cafeteria } from "@cantina/domain/cafeteria";
import { sealsOf } from "@cantina/domain/school-rules";
import {
  Banknote,
  CalendarOff,
  ClipboardList,
  Clock,
  Coins,
  DatabaseBackup,
  GraduationCap,
  ListChecks,
  OctagonAlert,
  PackageCheck,
  Phone,
  Plug,
  Printer,
  ReceiptText,
  Ticket,
  Wallet,
} from "lucide-react";
import { type ReactNode, Suspense, lazy } from "react";
import * as backups from "../../texts/backups.ts";
import * as texts from "../../texts/configuration.ts";
import * as firstSteps from "../../texts/first-steps.ts";
import * as services from "../../texts/outside-services.ts";
import * as words from "../../texts/words.ts";
import { type Topic, TopicsSkeleton } from "../../ui/Topics.tsx";
import { ClassesTopic } from "./ClassesTopic.tsx";

// Each topic's form comes when it is opened.
const BackupsState = lazy(async () => ({ default: (await import("../backups/index.ts")).BackupsState }));
const BalanceTopic = lazy(async () => ({ default: (await import("./BalanceTopic.tsx")).BalanceTopic }));
const CashTopic = lazy(async () => ({ default: (await import("./CashTopic.tsx")).CashTopic }));
const ClosedDaysTopic = lazy(async () => ({ default: (await import("./ClosedDaysTopic.tsx")).ClosedDaysTopic }));
const CutOffTopic = lazy(async () => ({ default: (await import("./CutOffTopic.tsx")).CutOffTopic }));
const DenominationsTopic = lazy(async () => ({
  default: (await import("./DenominationsTopic.tsx")).DenominationsTopic,
}));
const FirstStepList = lazy(async () => ({ default: (await import("../first-steps/index.ts")).FirstStepList }));
const InvoicingTopic = lazy(async () => ({ default: (await import("./InvoicingTopic.tsx")).InvoicingTopic }));
const OrdersTopic = lazy(async () => ({ default: (await import("./OrdersTopic.tsx")).OrdersTopic }));
const PaymentTopic = lazy(async () => ({ default: (await import("./PaymentTopic.tsx")).PaymentTopic }));
const PhonesTopic = lazy(async () => ({ default: (await import("./PhonesTopic.tsx")).PhonesTopic }));
const PickupTopic = lazy(async () => ({ default: (await import("./PickupTopic.tsx")).PickupTopic }));
const PrinterTopic = lazy(async () => ({ default: (await import("./PrinterTopic.tsx")).PrinterTopic }));
const ProvidersTopic = lazy(async () => ({ default: (await import("./ProvidersTopic.tsx")).ProvidersTopic }));
const SchoolRulesTopic = lazy(async () => ({ default: (await import("./SchoolRulesTopic.tsx")).SchoolRulesTopic }));

export const topicIds = [
  "classes",
  "cut-off",
  "pickup",
  "days",
  "orders",
  "school-rules",
  "balance",
  "payment",
  "cash",
  "denominations",
  "providers",
  "invoicing",
  "phones",
  "printer",
  "backups",
  "first-steps",
] as const;
export type TopicId = (typeof topicIds)[number];

export type TopicPlace = {
  readonly cafeteria: Cafeteria;
  /** Looks after the server, too. */
  readonly isSystemAdministrator: boolean;
};

type ListedTopic = Omit<Topic<TopicId>, "card" | "icon"> & {
  readonly icon: typeof Clock;
  readonly card: (cafeteria: Cafeteria) => ReactNode;
  /** Else always. */
  readonly isShown?: (place: TopicPlace) => boolean;
};

const hasSeals = ({ cafeteria }: TopicPlace): boolean => sealsOf(cafeteria.countryId).length > 0;
const hasDrawers = ({ cafeteria }: TopicPlace): boolean => cafeteria.features.includes("flowControl");

/** In the order in which somebody sets up a canteen; at the end what is of this device, of the server, and all of it at a glance. */
const topics: readonly ListedTopic[] = [
  {
    id: "classes",
    title: words.classes,
    detail: texts.classesLead,
    icon: GraduationCap,
    card: (cafeteria) => <ClassesTopic cafeteria={cafeteria} />,
  },
  {
    id: "cut-off",
    title: texts.cutOff,
    detail: texts.cutOffLead,
    icon: Clock,
    card: (cafeteria) => <CutOffTopic cafeteria={cafeteria} />,
  },
  {
    id: "pickup",
    title: texts.pickup,
    detail: texts.pickupLead,
    icon: PackageCheck,
    card: (cafeteria) => <PickupTopic cafeteria={cafeteria} />,
  },
  {
    id: "days",
    title: texts.openDays,
    detail: texts.openDaysLead,
    icon: CalendarOff,
    card: (cafeteria) => <ClosedDaysTopic cafeteria={cafeteria} />,
  },
  {
    id: "orders",
    title: texts.orders,
    detail: texts.ordersLead,
    icon: ClipboardList,
    card: (cafeteria) => <OrdersTopic cafeteria={cafeteria} />,
  },
  {
    id: "school-rules",
    title: texts.schoolRules,
    detail: texts.schoolRulesLead,
    icon: OctagonAlert,
    card: (cafeteria) => <SchoolRulesTopic cafeteria={cafeteria} />,
    isShown: hasSeals,
  },
  {
    id: "balance",
    title: texts.balance,
    detail: texts.balanceLead,
    icon: Wallet,
    card: (cafeteria) => <BalanceTopic cafeteria={cafeteria} />,
  },
  {
    id: "payment",
    title: texts.payment,
    detail: texts.paymentLead,
    icon: Ticket,
    card: (cafeteria) => <PaymentTopic cafeteria={cafeteria} />,
  },
  {
    id: "cash",
    title: texts.cash,
    detail: texts.cashLead,
    icon: Banknote,
    card: (cafeteria) => <CashTopic zone={cafeteria.timeZone} />,
    isShown: hasDrawers,
  },
  {
    id: "denominations",
    title: texts.denominations,
    detail: texts.denominationsLead,
    icon: Coins,
    card: (cafeteria) => <DenominationsTopic cafeteria={cafeteria} />,
    isShown: hasDrawers,
  },
  {
    id: "providers",
    title: services.providers,
    detail: services.providersLead,
    icon: Plug,
    card: (cafeteria) => <ProvidersTopic cafeteria={cafeteria} />,
  },
  {
    id: "invoicing",
    title: services.invoicing,
    detail: services.invoicingLead,
    icon: ReceiptText,
    card: (cafeteria) => <InvoicingTopic cafeteria={cafeteria} />,
  },
  {
    id: "phones",
    title: texts.phones,
    detail: texts.phonesLead,
    icon: Phone,
    card: (cafeteria) => <PhonesTopic cafeteria={cafeteria} />,
  },
  {
    id: "printer",
    title: texts.printer,
    detail: texts.printerLead,
    icon: Printer,
    card: () => <PrinterTopic />,
  },
  {
    id: "backups",
    title: backups.backups,
    detail: backups.lead,
    icon: DatabaseBackup,
    card: () => <BackupsState />,
    isShown: ({ isSystemAdministrator }) => isSystemAdministrator,
  },
  {
    id: "first-steps",
    title: firstSteps.firstSteps,
    detail: firstSteps.lead,
    icon: ListChecks,
    card: () => <FirstStepList />,
  },
];

export const topicsOf = (place: TopicPlace): readonly Topic<TopicId>[] =>
  topics
    .filter(({ isShown }) => isShown?.(place) ?? true)
    .map(({ id, title, detail, icon: Icon, card }) => ({
      id,
      title,
      detail,
      icon: <Icon aria-hidden size={20} />,
      card: <Suspense fallback={<TopicsSkeleton />}>{card(place.cafeteria)}</Suspense>,
    }));
