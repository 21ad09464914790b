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
import { SavedCards } from "./SavedCards.tsx";
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
  CODE_UNREADABLE: texts.codeUnread,
  MP_NOT_AVAILABLE: failureSentences.MP_NOT_AVAILABLE,
};

function CardPage({ request, nonce }: CardPageProps) {
  const id = useId().replaceAll(/\W/gu, "");
  const [places] = useState({ card: `card-form-${id}`, code: `card-code-${id}` });
  const page = useCardPage({ request, nonce, places });
  const { status, hasForm, failure, retry, chosenId, isToSave } = page;
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
      {request.cards.length > 0 && status !== "sending" && (
        <SavedCards cards={request.cards} chosenId={chosenId} canChoose={page.canChoose} onChoose={page.choose} />
      )}
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
      {status === "entering" && chosenId === null && (
        <label className={styles["saving"]}>
          <input type="checkbox" checked={isToSave} onChange={({ target }) => page.setSaving(target.checked)} />
          <span>
            <span className={styles["label"]}>{texts.saveCard}</span>
            <span className={styles["note"]}>{texts.saveCardHint}</span>
          </span>
        </label>
      )}
      {/* The provider fills both, and keeps what was typed while it is sent. */}
      <div
        id={places.card}
        className={styles["place"]}
        hidden={!hasForm || chosenId !== null || status === "sending"}
      />
      <form
        className={styles["code"]}
        hidden={!hasForm || chosenId === null || status === "sending"}
        onSubmit={(event) => {
          event.preventDefault();
          page.pay();
        }}
      >
        <span className={styles["label"]}>{texts.securityCode}</span>
        <div id={places.code} className={styles["field"]} />
        <button type="submit" className={styles["retry"]} disabled={status !== "entering"}>
          {texts.pay}
        </button>
      </form>
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
