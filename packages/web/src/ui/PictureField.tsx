import { Box } from "@chakra-ui/react/box";
import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Result } from "@cantina/domain/kernel";
import * as texts from "../texts/ui.ts";
import * as words from "../texts/words.ts";
import { type PictureFault, pictureFaultTexts } from "../texts/picture-fault-texts.ts";
import { FaultText } from "./FaultText.tsx";
import { FileButton } from "./FileButton.tsx";
import { IconButton } from "./IconButton.tsx";
import type { PictureChange } from "./picture-change.ts";
import styles from "./PictureField.module.css";
import { ProductPicture } from "./ProductPicture.tsx";

export interface PictureFieldProps {
  readonly savedUrl: string | null;
  readonly image: PictureChange;
  /** Makes a file small enough to be sent, or says what is wrong with it. */
  readonly fit: (file: Blob) => Promise<Result<Blob, PictureFault>>;
  readonly onChange: (image: PictureChange) => void;
}

/** What the server judges by the bytes; the chooser only offers. */
const pictureTypes = "image/png,image/jpeg,image/webp";

export function PictureField({ savedUrl, image, fit, onChange }: PictureFieldProps) {
  const errorId = useId();
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [isReading, setIsReading] = useState(false);
  // An address for what is not on the server yet.
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const url = image === undefined ? savedUrl : preview;

  async function take(file: File): Promise<void> {
    setIsReading(true);
    const read = await fit(file);
    setIsReading(false);
    setFault(read.ok ? null : read.failure);
    if (!read.ok) return;
    setPreview(URL.createObjectURL(read.value));
    onChange(read.value);
  }

  return (
    <Box role="group" aria-label={words.picture} display="flex" alignItems="center" gap="4">
      <ProductPicture picture={{ url, tint: "crust" }} className={styles["picture"]} />
      <Box display="flex" flexDirection="column" gap="2">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <FileButton
            label={texts.pictureFile}
            accept={pictureTypes}
            busy={isReading}
            describedBy={fault === null ? undefined : errorId}
            onFile={(file) => void take(file)}
          >
            <ImageUp aria-hidden />
            {url === null ? texts.uploadPicture : texts.changePicture}
          </FileButton>
          {url !== null && (
            <IconButton
              label={words.remove}
              icon={<Trash2 />}
              onClick={() => {
                setFault(null);
                setPreview(null);
                onChange(savedUrl === null ? undefined : null);
              }}
            />
          )}
        </Box>
        {fault === null ? (
          <Box fontSize="13px" color="fg.muted">
            {texts.pictureHint}
          </Box>
        ) : (
          <FaultText id={errorId} text={pictureFaultTexts[fault]} />
        )}
      </Box>
    </Box>
  );
}
