import type { ApiClient } from "./api-client.ts";

/** A new picture; null takes the one there is away, undefined leaves it. */
export type PictureChange = Blob | null | undefined;

/** The file part of a call, if it has one. */
export const fileOf = (image: PictureChange): { readonly file?: Blob } =>
  image instanceof Blob ? { file: image } : {};

/** With the address of its picture as this client reaches it. */
export const withPicture =
  (client: ApiClient) =>
  <T extends { readonly imageUrl: string | null }>(one: T): T =>
    one.imageUrl === null ? one : { ...one, imageUrl: client.addressOf(one.imageUrl) };
