import {
  type PassSaleEntry,
  type PassSaleIgnored,
  checkPassSaleEntry,
  datesLeft,
  nothingIgnored,
  quoteOf,
} from "@cantina/domain/calendar-products";
import type { Diner } from "@cantina/domain/clients";
import { type ProductId, timeZone } from "@cantina/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { CalendarHeart } from "lucide-react";
import { passesQuery } from "../../composition/desk/index.ts";
import { cafeteriaQuery } from "../../composition/live-data/index.ts";
import { useDiners, useRegisterNeed, useWorkplace } from "../../composition/workplace/index.ts";
import { type MoneyForm, useMoneyForm } from "../../composition/forms/index.ts";
import * as texts from "../../texts/monthly-passes.ts";
import * as words from "../../texts/words.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { FormQuestion } from "../../ui/FormQuestion.tsx";
import { OfferDialog } from "../money-calls/index.ts";
import { PassSaleFields } from "./PassSaleFields.tsx";

export interface PassSaleDialogProps {
  /** Chosen to begin with. */
  readonly firstPassId?: ProductId;
  readonly diner: Diner | null;
  readonly onClose: () => void;
}

/** What a seller may pass knowingly, as in any sale; null: nothing. */
function wouldIgnore(
  failure: MoneyForm<PassSaleEntry, object>["failure"],
  allowsBalance: boolean,
): Partial<PassSaleIgnored> | null {
  const refusal = failure?.code === "REFUSED" ? failure.error : failure?.code;
  if (refusal === "DAILY_LIMIT_EXCEEDED") return { ignoreLimit: true };
  if (refusal === "INSUFFICIENT_BALANCE" && allowsBalance) return { ignoreInsufficientBalance: true };
  return refusal === "PASS_ALREADY_OWNED" ? { sellAgain: true } : null;
}

export function PassSaleDialog({ firstPassId, diner, onClose }: PassSaleDialogProps) {
  const { sources, clock } = useWorkplace();
  const { data: cafeteria } = useQuery(cafeteriaQuery(sources));
  const { data: passes, failureReason, refetch } = useQuery(passesQuery(sources));
  const diners = useDiners();
  const isRegisterMissing = useRegisterNeed();
  const moment = { at: clock.now(), zone: cafeteria?.timeZone ?? timeZone("UTC"), closed: cafeteria ?? {} };
  const offered = cafeteria === undefined ? undefined : passes?.filter((pass) => datesLeft(pass, moment) > 0);
  const offer = { passes: offered ?? [], diners, ...moment };
  const entry: PassSaleEntry = {
    passId: firstPassId ?? null,
    commensalId: diner?.commensal.id ?? null,
    paymentMethod: "ACCOUNT_BALANCE",
    ignored: nothingIgnored,
  };
  const form = useMoneyForm({
    entry,
    check: (typed) => checkPassSaleEntry(typed, offer),
    callOf: (request) => ({ kind: "PASS_SALE", request }),
    isBlocked: isRegisterMissing || offered === undefined || offered.length === 0,
    onBooked: onClose,
    onClose,
  });
  const send = (ignored: PassSaleIgnored): void => {
    form.type({ ignored });
    form.submit();
  };
  const more = wouldIgnore(form.failure, cafeteria?.allowIgnoreMinimumBalance ?? false);
  return (
    <OfferDialog
      title={words.sellPass}
      form={{ ...form, submit: () => send(nothingIgnored) }}
      question={
        form.failure &&
        more && (
          <FormQuestion answer={texts.sellAnyway} onAnswer={() => send({ ...form.entry.ignored, ...more })}>
            {sentenceOf(form.failure)}
          </FormQuestion>
        )
      }
      offers={offered}
      failure={failureReason}
      errorTitle={texts.offersUnreadable}
      onRetry={() => void refetch()}
      icon={<CalendarHeart />}
      emptyTitle={texts.noneOnSale}
      emptyDetail={texts.administratorCreates}
    >
      {(list) =>
        cafeteria !== undefined && (
          <PassSaleFields
            passes={list}
            quote={quoteOf(form.entry, offer)}
            cafeteria={cafeteria}
            diners={diners}
            form={form}
            isRegisterMissing={isRegisterMissing}
          />
        )
      }
    </OfferDialog>
  );
}
