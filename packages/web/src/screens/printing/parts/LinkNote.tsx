import type { PrinterLinkState } from "@cantina/domain/printing";
import { Box } from "@chakra-ui/react/box";
import { linkLabels } from "../../../texts/print-texts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";

export interface LinkNoteProps {
  readonly link: PrinterLinkState;
  readonly onRetry: () => void;
  readonly onUseBrowser: () => void;
  /** Came over https, or from this very machine: only such a page may ask for the permission. */
  readonly isSecure: boolean;
  readonly origin: string;
}

const looks = { off: "info", connecting: "info", connected: "success", waiting: "warning", denied: "error" } as const;

/** How the link to the print agent is, and what to do when it is not there. */
export function LinkNote({ link, onRetry, onUseBrowser, isSecure, origin }: LinkNoteProps) {
  const isDown = link === "waiting" || link === "denied";
  return (
    <Notice kind={looks[link]}>
      <Box fontWeight="semibold">{linkLabels[link]}</Box>
      {link === "connecting" && (
        <Box fontWeight="normal">Si el navegador pide permiso para acceder a este dispositivo, elija «Permitir».</Box>
      )}
      {link === "denied" && (
        <Box fontWeight="normal">
          Toque el ícono a la izquierda de la dirección, abra los permisos del sitio y permita el acceso a este
          dispositivo. La conexión se retoma sola.
        </Box>
      )}
      {link === "waiting" && (
        <Box fontWeight="normal">
          Compruebe que el agente de impresión esté en marcha en esta caja y que acepte {origin}.
          {!isSecure && " Esta página se abrió sin https: Chrome no deja que use la impresora de esta caja."}
        </Box>
      )}
      {isDown && (
        <Box display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button size="sm" variant="outline" onClick={onRetry}>
            Probar ahora
          </Button>
          <Button size="sm" variant="ghost" onClick={onUseBrowser}>
            Usar el diálogo del navegador
          </Button>
        </Box>
      )}
    </Notice>
  );
}
