import { useProviderCalls } from "../../composition/desk/index.ts";
import { leaveTo } from "../../composition/device/index.ts";
import * as texts from "../../texts/provider-link.ts";
import { Button } from "../../ui/Button.tsx";
import { NotLinked, UnderWay } from "./LinkState.tsx";
import { reasonOf } from "./reason-of.ts";
import { useOnce } from "./use-once.ts";

/** Asks where the seller consents, and goes there. */
export function BeginLink() {
  const calls = useProviderCalls();
  const begun = useOnce(async () => {
    const answer = await calls.beginMercadoPagoLink();
    if (answer.ok) leaveTo(answer.value.url);
    return answer;
  });
  if (begun?.ok === false) return <NotLinked reason={reasonOf(begun.failure)} code={null} />;
  const goOn = begun !== undefined && (
    <Button asChild>
      <a href={begun.value.url}>{texts.goOn}</a>
    </Button>
  );
  return <UnderWay title={texts.opening} detail={texts.openingLead} action={goOn} />;
}
