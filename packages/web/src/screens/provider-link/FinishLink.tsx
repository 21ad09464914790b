import { mercadoPagoQuery, useProviderCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/provider-link.ts";
import { Linked, NotLinked, UnderWay } from "./LinkState.tsx";
import { reasonOf } from "./reason-of.ts";
import { useOnce } from "./use-once.ts";

export type GivenLink = { readonly code: string; readonly state: string | null };

/** A code is told once: read again, or after an answer that was lost, what counts is how the cafeteria stands. PROVIDER-03 */
export function FinishLink({ given }: { readonly given: GivenLink }) {
  const { sources, queries } = useWorkplace();
  const calls = useProviderCalls();
  const finished = useOnce(async () => {
    const answer = await calls.finishMercadoPagoLink({ body: given });
    void queries.invalidateQueries({ queryKey: mercadoPagoQuery(sources).queryKey });
    const isSpent = !answer.ok && answer.failure.code === "INVALID_TOKEN";
    return { answer, standing: isSpent ? await calls.readMercadoPago() : null };
  });
  if (finished === undefined) return <UnderWay title={texts.linking} detail={texts.linkingLead} />;
  const { answer, standing } = finished;
  if (answer.ok) return <Linked title={texts.linked} detail={texts.linkedLead} />;
  if (standing?.ok === true && standing.value.status === "ACTIVE" && standing.value.accountId !== null)
    return <Linked title={texts.linkedBefore} detail={texts.linkedBeforeLead(standing.value.accountId)} />;
  return <NotLinked reason={reasonOf(answer.failure)} code={given.code} />;
}
