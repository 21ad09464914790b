import { Box } from "@chakra-ui/react/box";
import { UserRoundSearch } from "lucide-react";
import { useDiners } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/coupon-desk.ts";
import * as coupons from "../../texts/coupons.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useAddress } from "../../ui/use-address.ts";
import { ClientCouponList, DinerField } from "../coupons/index.ts";
import { boughtFields } from "./coupon-address.ts";

/** What a commensal's family has bought, with what is left of it. */
export function DinerCoupons() {
  const diners = useDiners();
  const [{ dinerId }, change] = useAddress(boughtFields);
  const diner = diners.find(({ commensal }) => commensal.id === dinerId) ?? null;
  return (
    <>
      <Box maxW="640px">
        <DinerField
          diners={diners}
          diner={diner}
          error={undefined}
          onSelect={({ commensal }) => change({ dinerId: commensal.id })}
        />
      </Box>
      {diner === null ? (
        <EmptyState icon={<UserRoundSearch />} title={texts.chooseDiner} detail={texts.chooseDinerHint} />
      ) : (
        <Box
          as="section"
          aria-label={coupons.couponsOfClient(diner.client.username)}
          maxW="640px"
          px="4"
          borderWidth="1px"
          borderRadius="18px"
          bg="bg.panel"
        >
          <ClientCouponList client={diner.client} emptyDetail={texts.sellOne} />
        </Box>
      )}
    </>
  );
}
