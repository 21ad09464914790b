import type { Allergen } from "@cantina/domain/allergens";
import type { Seal } from "@cantina/domain/school-rules";

/** Prices in whole pesos. */
export type MenuDish = {
  readonly name: string;
  readonly pesos: number;
  /** Of fluent-emoji. */
  readonly emoji: string;
  readonly description: string;
  /** Units left at the end of the demo's history; none: not stock controlled. */
  readonly stock?: number;
  readonly dailyLimit?: number;
  /** Packed goods carry a barcode. */
  readonly packed?: true;
  /** The price that the first classes pay. */
  readonly juniorPesos?: number;
  /** How often it is bought; 5 where nothing is said. */
  readonly demand?: number;
  /** What it carries; what is cooked has it from its recipe. */
  readonly allergens?: readonly Allergen[];
  /** Of its package. */
  readonly seals?: readonly Seal[];
  /** What it cost before the latest price list; none: it has kept its price. */
  readonly formerPesos?: number;
};

export type MenuSection = { readonly name: string; readonly dishes: readonly MenuDish[]; readonly orderUntil?: string };
