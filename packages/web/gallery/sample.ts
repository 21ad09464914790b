import type { CounterPaymentMethod } from "@cantina/domain/cafeteria";
import { basisPoints, cents } from "@cantina/domain/kernel";
import type { DinerView } from "../src/ui/DinerCard.tsx";
import type { PaymentOption } from "../src/ui/PaymentTiles.tsx";
import type { ProductCardView } from "../src/screens/sale/parts/ProductCard.tsx";
import type { CategoryView } from "../src/screens/sale/card-views.ts";
import { tileTintAt } from "../src/ui/picture-view.ts";

type Row = readonly [name: string, units: number, picture: string | null, stock?: number];

const rows: readonly (readonly [category: string, products: readonly Row[]])[] = [
  [
    "Cafetería",
    [
      ["Café con leche", 1800, "hot-beverage"],
      ["Té en hebras", 1400, "teapot"],
      ["Chocolatada", 1650, "glass-of-milk", 18],
      ["Mate cocido", 1100, "mate"],
      ["Capuchino helado", 2350, "bubble-tea", 4],
    ],
  ],
  [
    "Panadería",
    [
      ["Medialuna de manteca", 750, "croissant", 39],
      ["Tostado de jamón y queso", 3200, "sandwich", 8],
      ["Chipá", 600, "doughnut", 3],
      ["Sándwich de milanesa en pan francés", 4100, "baguette-bread", 12],
      ["Waffle con dulce de leche", 2750, "waffle", 0],
    ],
  ],
  [
    "Almuerzos",
    [
      ["Pizza muzzarella", 3900, "pizza", 14],
      ["Hamburguesa", 4500, "hamburger"],
      ["Fideos con tuco", 3800, "spaghetti"],
      ["Ensalada", 3300, "green-salad"],
      ["Empanada", 1200, "dumpling", 22],
    ],
  ],
  [
    "Bebidas",
    [
      ["Jugo de naranja", 1500, "beverage-box", 30],
      ["Agua", 1000, null],
    ],
  ],
  ["Kiosco", [["Alfajor", 1300, "cookie", 25]]],
];

export const categories: readonly CategoryView[] = rows.map(([name, products], at) => ({
  id: name,
  name,
  products: products.map(([product, units, picture, stock]): ProductCardView => ({
    id: product,
    name: product,
    description: "",
    price: cents(units * 100),
    stock: stock ?? null,
    picture: { url: picture === null ? null : `/pictures/${picture}.svg`, tint: tileTintAt(at) },
  })),
}));

export const diner: DinerView = {
  id: "vg",
  name: "Valentina Gómez",
  detail: "3° B · Familia Gómez",
  balance: cents(2_145_000),
};
export const diners: readonly DinerView[] = [
  diner,
  ...Array.from({ length: 44 }, (_, at): DinerView => ({
    id: `d${at}`,
    name: `Tomás Pereyra ${at + 1}`,
    detail: "1° A · Familia Pereyra",
    balance: cents((at - 3) * 52_000),
  })),
];
export const discount = basisPoints(1_000);

export const payments: readonly PaymentOption<CounterPaymentMethod>[] = [
  { id: "ACCOUNT_BALANCE", label: "Cuenta", kind: "account" },
  { id: "CASH", label: "Efectivo", kind: "cash" },
  { id: "CARD", label: "Tarjeta", kind: "card" },
  { id: "CUSTOM", label: "Vale", kind: "custom" },
];
