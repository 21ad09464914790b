import type { TimeZone } from "@cantina/domain/kernel";
import { Box } from "@chakra-ui/react/box";
import type { MercadoPagoLink } from "../../composition/desk/index.ts";
import * as texts from "../../texts/mercado-pago.ts";
import { Fact } from "../../ui/Fact.tsx";
import { momentText } from "../../ui/local-moment.ts";

export interface LinkFactsProps {
  readonly link: MercadoPagoLink;
  readonly zone: TimeZone;
}

/** Whose account it is, and since when. */
export const LinkFacts = ({ link: { accountId, kind, isLive, linkedAt, noticeUrl }, zone }: LinkFactsProps) => (
  <Box
    as="dl"
    display="grid"
    gridTemplateColumns={{ base: "1fr", md: "max-content minmax(0, 1fr)" }}
    columnGap="4"
    rowGap="1"
    fontSize="14px"
    css={{ "& dd": { marginBottom: { base: "6px", md: 0 } } }}
  >
    {accountId !== null && <Fact label={texts.account}>{accountId}</Fact>}
    {kind !== null && <Fact label={texts.linkedBy}>{texts.kinds[kind]}</Fact>}
    {isLive !== null && <Fact label={texts.mode}>{isLive ? texts.live : texts.test}</Fact>}
    {linkedAt !== null && <Fact label={texts.linkedAt}>{momentText(linkedAt, zone)}</Fact>}
    {noticeUrl !== null && (
      <Fact label={texts.noticeUrl}>
        <Box as="code" fontSize="12px" overflowWrap="anywhere">
          {noticeUrl}
        </Box>
        <Box fontSize="13px" color="fg.muted">
          {texts.noticeUrlHint}
        </Box>
      </Fact>
    )}
  </Box>
);
