/** What a stand-in says that it charged, whichever provider it stands in for. */
export type ShopBooks = {
  readonly payments: () => readonly {
    readonly id: number | string;
    readonly reference: string;
    readonly amount: number;
    readonly status: string;
  }[];
  /** What it was asked that its interface does not know. */
  readonly complaints: () => readonly string[];
};
