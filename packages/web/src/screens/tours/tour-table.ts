import { menu } from "../../texts/layout.ts";
import { cart, cartLines, settings } from "../../texts/sale.ts";
import { inbox } from "../../texts/screens.ts";
import * as texts from "../../texts/tours.ts";

export type TourStep = {
  /** What is pointed at; null, or not on the page: the step stands in the middle. */
  readonly target: string | null;
  readonly title: string;
  readonly text: string;
};

export type Tour = {
  /** Of the query parameter product_tour_id. */
  readonly id: string;
  readonly label: string;
  /** The screen that it shows. */
  readonly path: string;
  /** Whether it points into the cart, which is a sheet on a phone. */
  readonly needsColumn?: boolean;
  readonly steps: readonly TourStep[];
};

const labelled = (label: string): string => `[aria-label="${label}"]`;
const shortcut = (key: string): string => `[aria-keyshortcuts=${key}]`;

export const tours: readonly Tour[] = [
  {
    id: "sales",
    label: texts.sale.label,
    path: "/",
    steps: [
      { target: null, ...texts.sale.intro },
      { target: "[role=search]", ...texts.sale.search },
      { target: "[data-tour=products]", ...texts.sale.products },
      { target: `button${labelled(settings)}`, ...texts.sale.settings },
      { target: `section${labelled(cart)}, [data-tour=cart]`, ...texts.sale.cart },
      { target: `button${labelled(menu)}`, ...texts.sale.menu },
    ],
  },
  {
    id: "cart",
    label: texts.cart.label,
    path: "/",
    needsColumn: true,
    steps: [
      { target: shortcut("F4"), ...texts.cart.diner },
      { target: labelled(cartLines), ...texts.cart.lines },
      { target: shortcut("F7"), ...texts.cart.extras },
      { target: shortcut("F6"), ...texts.cart.payment },
      { target: shortcut("F8"), ...texts.cart.order },
      { target: shortcut("F9"), ...texts.cart.deliver },
    ],
  },
  {
    id: "pending-orders",
    label: texts.orders.label,
    path: "/pending-orders",
    steps: [
      { target: "main h1", ...texts.orders.board },
      { target: "main input[type=search]", ...texts.orders.search },
      { target: "main article, main li", ...texts.orders.deliver },
    ],
  },
  {
    id: "inbox",
    label: texts.claims.label,
    path: "/inbox",
    steps: [
      { target: "main h1", ...texts.claims.list },
      { target: "main search", ...texts.claims.search },
      { target: `main ul${labelled(inbox)} > li`, ...texts.claims.resolve },
    ],
  },
];
