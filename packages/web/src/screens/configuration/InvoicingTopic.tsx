import type { Cafeteria } from "@cantina/domain/cafeteria";
import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import { Check, CircleOff, TriangleAlert } from "lucide-react";
import { type InvoicingState, invoicingQuery } from "../../composition/desk/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import { featureNames } from "../../texts/feature-names.ts";
import * as texts from "../../texts/invoicing.ts";
import { Fact } from "../../ui/Fact.tsx";
import { ServiceHead, type ServiceHeadProps } from "../../ui/ServiceHead.tsx";
import { momentText } from "../../ui/local-moment.ts";
import { InvoicingForm } from "./InvoicingForm.tsx";
import { ReachedService } from "./ReachedService.tsx";
import { RetryInvoices } from "./RetryInvoices.tsx";

/** What is told to the tax office, by whom, and how that stands. */
export function InvoicingTopic({ cafeteria }: { readonly cafeteria: Cafeteria }) {
  const { sources } = useWorkplace();
  return (
    <ReachedService service="arca" cafeteria={cafeteria} query={invoicingQuery(sources)} unreadable={texts.unreadable}>
      {(state) => (
        <Box display="flex" flexDirection="column" gap="4">
          <Standing state={state} zone={cafeteria.timeZone} />
          <InvoicingForm state={state} zone={cafeteria.timeZone} />
        </Box>
      )}
    </ReachedService>
  );
}

const looks: Readonly<Record<keyof typeof texts.states, Pick<ServiceHeadProps, "tone" | "icon">>> = {
  OFF: { tone: "neutral", icon: <CircleOff /> },
  ON: { tone: "success", icon: <Check /> },
  WAITING: { tone: "warning", icon: <TriangleAlert /> },
};

const isOn = (state: InvoicingState): boolean =>
  state.appActivated ||
  state.accountActivated ||
  state.cashActivated ||
  state.cardActivated ||
  state.transferActivated ||
  state.customActivated;

function Standing({ state, zone }: { readonly state: InvoicingState; readonly zone: TimeZone }) {
  const { due, rejected, authorised, lastAt, detail } = state.standing;
  const name = detail !== null ? "WAITING" : isOn(state) ? "ON" : "OFF";
  return (
    <div>
      <ServiceHead name={featureNames.arca} standing={texts.states[name]} {...looks[name]} />
      <Box fontSize="14px" color="fg.muted">
        {texts.stateDetails[name]}
      </Box>
      {detail !== null && (
        <Box fontSize="14px" mt="1" overflowWrap="anywhere">
          {texts.officeSays(detail)}
        </Box>
      )}
      {due + rejected + authorised > 0 && (
        <Box
          as="dl"
          display="grid"
          gridTemplateColumns="max-content minmax(0, 1fr)"
          columnGap="4"
          rowGap="1"
          mt="3"
          fontSize="14px"
        >
          <Fact label={texts.authorised}>{authorised}</Fact>
          <Fact label={texts.due}>{due}</Fact>
          <Fact label={texts.rejected}>{rejected}</Fact>
          {lastAt !== null && <Fact label={texts.lastAt}>{momentText(lastAt, zone)}</Fact>}
        </Box>
      )}
      {rejected > 0 && <RetryInvoices />}
    </div>
  );
}
