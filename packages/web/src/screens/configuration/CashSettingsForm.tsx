import { type CashCapFault, type CashSettings, cashCapFault } from "@cantina/domain/cash-register";
import { Box } from "@chakra-ui/react/box";
import { type ReactNode, useState } from "react";
import { useCashSettingsCall } from "../../composition/cash-settings.ts";
import { sentenceOf } from "../../texts/failure-sentences.ts";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { MoneyInput } from "../../ui/MoneyInput.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { notify } from "../../ui/notify.ts";

const capTexts: Readonly<Record<CashCapFault, string>> = {
  MISSING: "Por favor ingrese el monto",
  NOT_POSITIVE: "El tope debe ser mayor que 0",
  TOO_HIGH: "El monto es demasiado alto",
};

/** Of the version that it was begun from. */
type Draft = CashSettings & { readonly hasCap: boolean };

const draftOf = (settings: CashSettings): Draft => ({ ...settings, hasCap: settings.cap !== null });

/** Shows what there is until somebody touches it; from then on their draft, which a colleague's change doesn't overwrite. */
export function CashSettingsForm({ settings }: { readonly settings: CashSettings }) {
  const [touched, setTouched] = useState<Draft | null>(null);
  const [wasSent, setWasSent] = useState(false);
  const forget = (): void => {
    setTouched(null);
    setWasSent(false);
  };
  const { isSending, failure, send, reset } = useCashSettingsCall(() => {
    void notify({ kind: "success", title: "Se guardó la configuración de la caja." });
    forget();
  });
  const draft = touched ?? draftOf(settings);
  const edit = (part: Partial<Draft>): void => setTouched({ ...draft, ...part });
  const fault = draft.hasCap ? cashCapFault(draft.cap) : null;
  const isStale = failure?.code === "STALE_ENTRY";
  return (
    <Form
      onSubmit={() => {
        setWasSent(true);
        const { isBlindClose, cap, hasCap, version } = draft;
        if (fault === null) send({ isBlindClose, cap: hasCap ? cap : null, version });
      }}
    >
      <Choice detail="Los empleados cuentan el efectivo antes de ver cuánto tendría que haber. Los administradores lo ven siempre.">
        <Switch
          label="Cierre de caja a ciegas"
          checked={draft.isBlindClose}
          onChange={(isBlindClose) => edit({ isBlindClose })}
        />
      </Choice>
      <Choice detail="Un importe más alto que el tope se pregunta otra vez antes de registrarlo; nunca impide cerrar la caja. Sin un tope propio, se pregunta por lo que supera en mucho lo habitual.">
        <Switch
          label="Tope propio para los importes en efectivo"
          checked={draft.hasCap}
          onChange={(hasCap) => edit({ hasCap })}
        />
      </Choice>
      {draft.hasCap && (
        <Box maxW={{ md: "320px" }}>
          <MoneyInput
            label="Tope de un importe"
            value={draft.cap}
            onChange={(cap) => edit({ cap })}
            error={wasSent && fault !== null ? capTexts[fault] : undefined}
          />
        </Box>
      )}
      {failure !== null && (
        <Notice
          kind="error"
          action={
            isStale && (
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                onClick={() => {
                  forget();
                  reset();
                }}
              >
                Ver cómo quedó
              </Button>
            )
          }
        >
          {isStale ? "Otra persona cambió esta configuración mientras tanto." : sentenceOf(failure)}
        </Notice>
      )}
      <Button type="submit" alignSelf={{ md: "flex-start" }} busy={isSending} disabled={touched === null}>
        Guardar
      </Button>
    </Form>
  );
}

function Choice({ detail, children }: { readonly detail: string; readonly children: ReactNode }) {
  return (
    <Box maxW="640px">
      {children}
      <Box fontSize="13px" color="fg.muted" mt="-1" pe="16">
        {detail}
      </Box>
    </Box>
  );
}
