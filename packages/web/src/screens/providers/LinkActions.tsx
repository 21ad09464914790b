import { type LinkMove, canMoveLink } from "@cantina/domain/provider-settings";
import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import { Link2 } from "lucide-react";
import { useState } from "react";
import type { MercadoPagoLink } from "../../composition/desk/index.ts";
import * as texts from "../../texts/mercado-pago.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { DifferencesLink } from "../payment-differences/index.ts";
import { CredentialsDialog } from "./CredentialsDialog.tsx";
import { MoveDialog } from "./MoveDialog.tsx";

type Asked = LinkMove | "credentials";

/** What can be done with the link as it stands. */
export function LinkActions({ link: { status, canLink } }: { readonly link: MercadoPagoLink }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const can = (move: LinkMove): boolean => status !== "NONE" && canMoveLink(move, status);
  const isOpen = status === "NONE" || status === "BROKEN";
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {isOpen && canLink && (
        <Button asChild>
          <Link to="/mercadopago">
            <Link2 aria-hidden />
            {status === "NONE" ? texts.link : texts.linkAgain}
          </Link>
        </Button>
      )}
      {can("enable") && <Button onClick={() => setAsked("enable")}>{texts.enable}</Button>}
      {isOpen && (
        <Button variant="outline" colorPalette="gray" onClick={() => setAsked("credentials")}>
          {texts.ownCredentials}
        </Button>
      )}
      {can("disable") && (
        <Button variant="outline" colorPalette="gray" onClick={() => setAsked("disable")}>
          {texts.disable}
        </Button>
      )}
      {can("remove") && (
        <Button variant="outline" colorPalette="red" onClick={() => setAsked("remove")}>
          {words.remove}
        </Button>
      )}
      <DifferencesLink />
      {asked === "credentials" && <CredentialsDialog onClose={close} />}
      {asked !== null && asked !== "credentials" && <MoveDialog move={asked} onClose={close} />}
    </Box>
  );
}
