import { stationLimit } from "@cantina/domain/printing";
import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { nameMissing } from "../../../texts/fault-words.ts";
import * as texts from "../../../texts/printing.ts";
import { TextField } from "../../../ui/TextField.tsx";

export interface AgentFieldsProps {
  readonly station: string;
  readonly port: number;
  readonly onStation: (station: string) => void;
  readonly onPort: (port: number) => void;
}

const portOf = (text: string): number | null =>
  /^\d{1,5}$/u.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : null;

/** Takes over only what can be used; the rest stays in its field with a reason. */
export function AgentFields({ station, port, onStation, onPort }: AgentFieldsProps) {
  const [stationText, setStationText] = useState(station);
  const [portText, setPortText] = useState(String(port));
  return (
    <Box display="grid" gridTemplateColumns={{ base: "1fr", md: "2fr 1fr" }} gap="3">
      <TextField
        label={texts.station}
        value={stationText}
        maxLength={stationLimit}
        hint={texts.stationHint}
        error={stationText.trim() === "" ? nameMissing : undefined}
        onChange={(text) => {
          setStationText(text);
          if (text.trim() !== "") onStation(text.trim());
        }}
      />
      <TextField
        label={texts.port}
        inputMode="numeric"
        value={portText}
        error={portOf(portText) === null ? texts.portWrong : undefined}
        onChange={(text) => {
          setPortText(text);
          const next = portOf(text);
          if (next !== null) onPort(next);
        }}
      />
    </Box>
  );
}
