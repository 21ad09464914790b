import type { Coupon } from "@cantina/domain/coupons";
import { cents } from "@cantina/domain/kernel";

/** As a coupon has it; what it leaves out is as the sample has it. */
export type DemoCoupon = Partial<Coupon> & {
  /** Names of products; those that the place does not have are left out. */
  readonly products: readonly string[];
};

/** Only of what is never out of stock, so that a coupon that is left can be used. */
export const demoCoupons: readonly DemoCoupon[] = [
  {
    name: "10 desayunos",
    description: "Diez infusiones a elección: café con leche, té o mate cocido.",
    price: cents(1_400_000),
    quantity: 10,
    validDays: 60,
    products: ["Café con leche", "Té en hebras", "Mate cocido"],
  },
  {
    name: "5 almuerzos",
    description: "Cinco platos del día para usar en la semana o cuando convenga.",
    price: cents(2_450_000),
    quantity: 5,
    validDays: 30,
    products: ["Porción de pizza muzzarella", "Fideos con tuco", "Ensalada completa"],
  },
  {
    name: "20 almuerzos",
    description: "Un mes de almuerzos con descuento.",
    price: cents(9_200_000),
    quantity: 20,
    validDays: 45,
    products: ["Ensalada completa", "Porción de pizza muzzarella", "Fideos con tuco"],
  },
  {
    name: "Promo vuelta a clases",
    description: "Cuatro cafés con leche. Ya no se vende.",
    price: cents(500_000),
    quantity: 4,
    validDays: 10,
    status: "DISABLED",
    products: ["Café con leche"],
  },
];
