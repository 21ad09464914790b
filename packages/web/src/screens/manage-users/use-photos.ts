import { type Result, accepted } from "@cantina/domain/kernel";
import { useState } from "react";
import { type PictureFault, photoOf } from "../../composition/device/index.ts";

/** Photos that are not on the server yet, by the key of their row. */
export type Photos = ReadonlyMap<string, Blob>;

/** Answers the address of the photo as it will look, which the row keeps. */
export type TakePhoto = (key: string, file: Blob) => Promise<Result<string, PictureFault>>;

/** The photos that are given while a form is open. */
export function usePhotos() {
  const [photos] = useState(() => new Map<string, Blob>());
  const take: TakePhoto = async (key, file) => {
    const read = await photoOf(file);
    if (!read.ok) return read;
    photos.set(key, read.value);
    return accepted(URL.createObjectURL(read.value));
  };
  return { photos, take };
}
