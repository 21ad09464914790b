export const pictureFaultTexts = {
  WRONG_TYPE: "La imagen debe ser PNG, JPG o WebP.",
  TOO_LARGE: "La imagen es demasiado grande. Puede pesar hasta 2 MB.",
  UNREADABLE: "No se pudo leer la imagen. Pruebe con otra.",
} as const;

export type PictureFault = keyof typeof pictureFaultTexts;
