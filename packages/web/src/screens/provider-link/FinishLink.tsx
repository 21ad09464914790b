import { mercadoPagoQuery, useProviderCalls } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/provider-link.ts";
import { Linked, NotLinked, UnderWay } from "./LinkState.tsx";
import { reasonOf } from "./reason-of.ts";
import { useOnce } from "./use-once.ts";

export type GivenLink = { readonly code: string; readonly state: string | null };

export function FinishLink({ given }: { readonly given: GivenLink }) {
  const { sources, queries } = useWorkplace();
  const calls = useProviderCalls();
  const finished = useOnce(async () => {
    const answer = await calls.finishMercadoPagoLink({ body: given });
    void queries.invalidateQueries({ queryKey: mercadoPagoQuery(sources).queryKey });
    return answer;
  });
  if (finished === undefined) return <UnderWay title={texts.linking} detail={texts.linkingLead} />;
  return finished.ok ? <Linked /> : <NotLinked reason={reasonOf(finished.failure)} code={given.code} />;
}
