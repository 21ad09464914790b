import { type Result, accepted } from "@cantina/domain/kernel";

/** A new picture; null takes the one there is away, undefined leaves it. */
export type PictureChange = Blob | null | undefined;

/** What the form of a thing with a picture sends. */
export type Pictured<Draft> = {
  readonly draft: Draft;
  /** Goes out beside it. */
  readonly file: PictureChange;
  /** Told to the server with the draft, since no file says it. */
  readonly removesImage: boolean;
};

/** Adds the picture to what the rules of the domain let through, which know of none. */
export const pictured = <Draft, Faults>(
  checked: Result<Draft, Faults>,
  image: PictureChange,
): Result<Pictured<Draft>, Faults> =>
  checked.ok ? accepted({ draft: checked.value, file: image, removesImage: image === null }) : checked;
