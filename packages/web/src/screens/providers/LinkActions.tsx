import { Box } from "@chakra-ui/react/box";
import { Link } from "@tanstack/react-router";
import { Link2 } from "lucide-react";
import { useState } from "react";
import type { MercadoPagoLink } from "../../composition/desk/index.ts";
import * as texts from "../../texts/mercado-pago.ts";
import * as words from "../../texts/words.ts";
import { Button } from "../../ui/Button.tsx";
import { CredentialsDialog } from "./CredentialsDialog.tsx";
import { type LinkMove, MoveDialog } from "./MoveDialog.tsx";

type Asked = LinkMove | "credentials";

/** What can be done with the link as it stands. */
export function LinkActions({ link: { status } }: { readonly link: MercadoPagoLink }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const isOpen = status === "NONE" || status === "BROKEN";
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      {isOpen && (
        <Button asChild>
          <Link to="/mercadopago">
            <Link2 aria-hidden />
            {status === "NONE" ? texts.link : texts.linkAgain}
          </Link>
        </Button>
      )}
      {status === "DISABLED" && <Button onClick={() => setAsked("enable")}>{texts.enable}</Button>}
      {isOpen && (
        <Button variant="outline" colorPalette="gray" onClick={() => setAsked("credentials")}>
          {texts.ownCredentials}
        </Button>
      )}
      {status === "ACTIVE" && (
        <Button variant="outline" colorPalette="gray" onClick={() => setAsked("disable")}>
          {texts.disable}
        </Button>
      )}
      {status !== "NONE" && (
        <Button variant="outline" colorPalette="red" onClick={() => setAsked("remove")}>
          {words.remove}
        </Button>
      )}
      {asked === "credentials" && <CredentialsDialog onClose={close} />}
      {asked !== null && asked !== "credentials" && <MoveDialog move={asked} onClose={close} />}
    </Box>
  );
}
