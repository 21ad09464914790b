import { Box } from "@chakra-ui/react/box";
import { useValue } from "../../composition/device/index.ts";
import { useWorkplace } from "../../composition/workplace/index.ts";
import * as texts from "../../texts/printing.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { AgentFields } from "./parts/AgentFields.tsx";
import { LinkNote } from "./parts/LinkNote.tsx";
import { PrintChoices } from "./PrintChoices.tsx";

const routes = [
  { value: "AGENT", label: texts.ticketPrinter },
  { value: "BROWSER", label: texts.browserDialog },
] as const;

/** How this device prints. What is chosen holds at once. */
export function PrinterForm() {
  const { printing } = useWorkplace();
  const settings = useValue(printing.settings);
  const { link } = useValue(printing.view);
  const change = (part: Partial<typeof settings>): void => printing.settings.set({ ...settings, ...part });
  const isAgent = settings.route === "AGENT";
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <Switch
        label={texts.printHere}
        checked={settings.shouldPrint}
        onChange={(shouldPrint) => change({ shouldPrint })}
      />
      {settings.shouldPrint && (
        <>
          <SelectField
            label={texts.printWith}
            value={settings.route}
            options={routes}
            onChange={(value) => change({ route: value === "BROWSER" ? "BROWSER" : "AGENT" })}
          />
          {isAgent ? (
            <>
              <LinkNote
                link={link}
                onRetry={printing.reconnect}
                onUseBrowser={() => change({ route: "BROWSER" })}
                isSecure={window.isSecureContext}
                origin={window.location.origin}
              />
              <Switch
                label={texts.printAppOrders}
                checked={settings.printMobile}
                onChange={(printMobile) => change({ printMobile })}
              />
              <Switch
                label={texts.printCounterOrders}
                checked={settings.printWebProducts}
                onChange={(printWebProducts) => change({ printWebProducts })}
              />
              {settings.printWebProducts && <PrintChoices />}
              <AgentFields
                station={settings.station}
                port={settings.agentPort}
                onStation={(station) => change({ station })}
                onPort={(agentPort) => change({ agentPort })}
              />
            </>
          ) : (
            <Box textStyle="sm" color="fg.muted">
              {texts.browserNote}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
