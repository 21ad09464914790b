import { Maximize } from "lucide-react";
import * as texts from "../texts/full-screen.ts";
import { IconButton } from "./IconButton.tsx";

const fillScreen = (): void => void document.documentElement.requestFullscreen?.().catch(() => undefined);

/** On a screen that nobody works at. */
export const FullScreenButton = () => (
  <IconButton label={texts.fullScreen} icon={<Maximize aria-hidden />} size="lg" onClick={fillScreen} />
);
