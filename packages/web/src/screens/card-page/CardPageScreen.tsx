import type { PaymentRequest } from "@cantina/domain/card-page";
import { formatMoney } from "@cantina/domain/kernel";
import { CircleCheck, CircleHelp, Clock, LoaderCircle, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { askedPayment, useCardPage } from "../../composition/card-page/index.ts";
import * as texts from "../../texts/card-page.ts";
import { failureSentences } from "../../texts/failure-sentences.ts";
import * as words from "../../texts/words.ts";
import { PlainRefusal } from "../../ui/PlainRefusal.tsx";
import { CardFrame } from "./CardFrame.tsx";
import styles from "./CardPage.module.css";

/** Where a family types its card, within its own app. */
export function CardPageScreen() {
  const [{ request, nonce }] = useState(askedPayment);
  if (request === null)
    return <CardFrame icon={<TriangleAlert />} title={texts.noRequest} lead={texts.noRequestLead} isAlert />;
  return <CardPage request={request} nonce={nonce} />;
}

interface CardPageProps {
  readonly request: PaymentRequest;
  readonly nonce: string | null;
}

const refusals: Readonly<Record<string, string>> = {
  INVALID_TOKEN: texts.expired,
  MP_NOT_AVAILABLE: failureSentences.MP_NOT_AVAILABLE,
};

function CardPage({ request, nonce }: CardPageProps) {
  const place = `card-form-${useId().replaceAll(/\W/gu, "")}`;
  const { status, hasForm, failure, retry } = useCardPage({ request, nonce, place });
  if (status === "approved")
    return <CardFrame icon={<CircleCheck />} title={texts.approved} lead={texts.approvedLead} tone="success" />;
  if (status === "pending") return <CardFrame icon={<Clock />} title={texts.pending} lead={texts.pendingLead} />;
  if (status === "uncertain")
    return (
      <CardFrame icon={<CircleHelp />} title={texts.uncertain} lead={texts.uncertainLead} isAlert>
        <Retry label={texts.askAgain} onPress={retry} />
      </CardFrame>
    );
  return (
    <CardFrame title={texts.payByCard} lead={texts.lead}>
      <p className={styles["total"]}>
        {texts.total}
        <strong>{formatMoney(request.totalPrice)}</strong>
      </p>
      {request.debitOnly && <p className={styles["note"]}>{texts.debitOnly}</p>}
      {failure !== null && <PlainRefusal text={refusals[failure.code] ?? texts.notPaid} />}
      {status === "opening" && <UnderWay>{texts.opening}</UnderWay>}
      {status === "sending" && <UnderWay>{texts.sending}</UnderWay>}
      {status === "unreachable" && (
        <div role="alert" className={styles["state"]}>
          <strong>{texts.unreachable}</strong>
          {texts.unreachableLead}
          <Retry label={words.retry} onPress={retry} />
        </div>
      )}
      {/* The provider fills it, and keeps what was typed while it is sent. */}
      <div id={place} className={styles["place"]} hidden={!hasForm || status === "sending"} />
    </CardFrame>
  );
}

const UnderWay = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className={styles["state"]}>
    <LoaderCircle aria-hidden className="spinning" size={24} />
    {children}
  </p>
);

const Retry = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" className={styles["retry"]} onClick={onPress}>
    {label}
  </button>
);
