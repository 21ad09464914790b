const tints = ["mango", "crust", "basil", "sky", "tomato"] as const;

export type TileTint = (typeof tints)[number];

export interface PictureView {
  /** null shows the default picture. */
  readonly url: string | null;
  readonly tint: TileTint;
}

/** Categories take the tints in turn, by their place in the catalogue. */
export const tileTintAt = (position: number): TileTint => tints[position % tints.length] ?? "crust";
