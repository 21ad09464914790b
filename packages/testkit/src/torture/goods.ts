/** What the tills sell, and to whom. */
export type TortureGoods = {
  readonly cafeteriaId: string;
  /** Without stock control. */
  readonly plain: string;
  /** Counted, and never sold out. */
  readonly stocked: string;
  /** Counted, and soon sold out: from then on a fight for what reverts bring back. */
  readonly scarce: string;
  /** Counted, moved by hand and made of what is in the pantry. */
  readonly dish: string;
  /** What is bought for it, and what is prepared of that. */
  readonly flour: string;
  readonly dough: string;
  /** Of `plain`, as the wire has it. */
  readonly price: number;
  readonly couponId: string;
  readonly diners: readonly { readonly commensalId: string; readonly clientId: string }[];
};

export type TortureSeller = { readonly profileId: string; readonly token: string };
