import { Box } from "@chakra-ui/react/box";
import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { type PictureFault, shrinkPicture } from "../../../composition/catalog-editing.ts";
import { Button } from "../../../ui/Button.tsx";
import { ProductPicture } from "../../../ui/ProductPicture.tsx";
import styles from "./PictureField.module.css";

export interface PictureFieldProps {
  readonly savedUrl: string | null;
  /** undefined: the saved one stays; null: none. */
  readonly image: Blob | null | undefined;
  readonly onChange: (image: Blob | null | undefined) => void;
}

const faultTexts: Readonly<Record<PictureFault, string>> = {
  WRONG_TYPE: "La imagen debe ser PNG, JPG o WebP.",
  TOO_LARGE: "La imagen es demasiado grande. Puede pesar hasta 2 MB.",
  UNREADABLE: "No se pudo leer la imagen. Pruebe con otra.",
};

export function PictureField({ savedUrl, image, onChange }: PictureFieldProps) {
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
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
    const read = await shrinkPicture(file);
    setIsReading(false);
    setFault(read.ok ? null : read.failure);
    if (!read.ok) return;
    setPreview(URL.createObjectURL(read.value));
    onChange(read.value);
  }

  return (
    <Box role="group" aria-label="Imagen" display="flex" alignItems="center" gap="4">
      <ProductPicture picture={{ url, tint: "crust" }} className={styles["picture"]} />
      <Box display="flex" flexDirection="column" gap="2">
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            busy={isReading}
            aria-describedby={fault === null ? undefined : errorId}
            onClick={() => input.current?.click()}
          >
            <ImageUp aria-hidden />
            {url === null ? "Subir imagen" : "Cambiar imagen"}
          </Button>
          {url !== null && (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="gray"
              onClick={() => {
                setFault(null);
                setPreview(null);
                onChange(savedUrl === null ? undefined : null);
              }}
            >
              <Trash2 aria-hidden />
              Quitar
            </Button>
          )}
        </Box>
        {fault === null ? (
          <Box fontSize="13px" color="fg.muted">
            PNG, JPG o WebP, hasta 2 MB.
          </Box>
        ) : (
          <Box id={errorId} role="alert" fontSize="13px" fontWeight="medium" color="fg.error">
            {faultTexts[fault]}
          </Box>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Archivo de imagen"
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file may be chosen again.
            event.target.value = "";
            if (file !== undefined) void take(file);
          }}
        />
      </Box>
    </Box>
  );
}
