import type { Allergen } from "@cantina/domain/allergens";
import type { Unit } from "@cantina/domain/inventory";

/** Quantities in units, costs in pesos; by name, because a person reads this. */
export type DemoSupply = {
  readonly name: string;
  readonly unit: Unit;
  readonly pesos: number;
  readonly waste?: number;
  readonly allergens?: readonly Allergen[];
  readonly alert: number;
  readonly available: number;
};
export type DemoPart = readonly [name: string, quantity: number];
export type DemoPrepared = {
  readonly name: string;
  readonly unit: Unit;
  readonly yield: number;
  readonly alert: number;
  readonly available: number;
  readonly parts: readonly DemoPart[];
};

export const demoSuppliers: readonly {
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly supplies: readonly DemoSupply[];
}[] = [
  {
    name: "Almacén Mayorista del Oeste",
    phoneNumber: "11 4555-2100",
    email: "pedidos@almacenoeste.example",
    supplies: [
      { name: "Harina 0000", unit: "KILOGRAM", pesos: 950, allergens: ["GLUTEN"], alert: 10, available: 42.5 },
      { name: "Aceite de girasol", unit: "LITER", pesos: 2300, alert: 5, available: 11 },
      { name: "Fideos secos", unit: "KILOGRAM", pesos: 2100, allergens: ["GLUTEN"], alert: 8, available: 19.5 },
      { name: "Arroz", unit: "KILOGRAM", pesos: 1600, alert: 5, available: 4.25 },
      { name: "Café molido", unit: "KILOGRAM", pesos: 18_500, alert: 2, available: 6.4 },
    ],
  },
  {
    name: "Frigorífico y Lácteos Don Julio",
    phoneNumber: "11 4777-9034",
    email: null,
    supplies: [
      { name: "Carne picada", unit: "KILOGRAM", pesos: 9800, waste: 5, alert: 6, available: 14.2 },
      { name: "Jamón cocido", unit: "KILOGRAM", pesos: 11_500, waste: 3, alert: 2, available: 3.75 },
      {
        name: "Queso muzzarella",
        unit: "KILOGRAM",
        pesos: 8900,
        waste: 2,
        allergens: ["MILK"],
        alert: 4,
        available: 9,
      },
      { name: "Leche entera", unit: "LITER", pesos: 1250, allergens: ["MILK"], alert: 20, available: 18 },
    ],
  },
  {
    name: "Verdulería La Huerta",
    phoneNumber: null,
    email: "lahuerta@verduras.example",
    supplies: [
      { name: "Tomate", unit: "KILOGRAM", pesos: 1800, waste: 12, alert: 8, available: 21 },
      { name: "Cebolla", unit: "KILOGRAM", pesos: 900, waste: 15, alert: 5, available: 12.5 },
      { name: "Limón", unit: "KILOGRAM", pesos: 1500, waste: 45, alert: 3, available: 7 },
      { name: "Huevo", unit: "PIECE", pesos: 220, waste: 1, allergens: ["EGGS"], alert: 60, available: 174 },
    ],
  },
];

/** Each of what stands above it. */
export const demoPrepared: readonly DemoPrepared[] = [
  {
    name: "Masa de pizza",
    unit: "KILOGRAM",
    yield: 1.6,
    alert: 3,
    available: 6.4,
    parts: [
      ["Harina 0000", 1],
      ["Aceite de girasol", 0.05],
    ],
  },
  {
    name: "Salsa de tomate",
    unit: "LITER",
    yield: 2,
    alert: 2,
    available: 5,
    parts: [
      ["Tomate", 2.5],
      ["Cebolla", 0.4],
      ["Aceite de girasol", 0.05],
    ],
  },
  {
    name: "Relleno de carne",
    unit: "KILOGRAM",
    yield: 1.5,
    alert: 2,
    available: 1.5,
    parts: [
      ["Carne picada", 1],
      ["Cebolla", 0.5],
      ["Huevo", 3],
      ["Salsa de tomate", 0.1],
    ],
  },
];

/** What one unit of a dish of the menu is made of. */
export const demoRecipes: Readonly<Record<string, readonly DemoPart[]>> = {
  "Café con leche": [
    ["Café molido", 0.01],
    ["Leche entera", 0.2],
  ],
  "Tostado de jamón y queso": [
    ["Jamón cocido", 0.05],
    ["Queso muzzarella", 0.05],
  ],
  "Porción de pizza muzzarella": [
    ["Masa de pizza", 0.11],
    ["Salsa de tomate", 0.04],
    ["Queso muzzarella", 0.07],
  ],
  "Hamburguesa completa": [
    ["Carne picada", 0.13],
    ["Queso muzzarella", 0.03],
    ["Tomate", 0.04],
    ["Huevo", 1],
  ],
  "Fideos con tuco": [
    ["Fideos secos", 0.1],
    ["Salsa de tomate", 0.15],
    ["Carne picada", 0.05],
  ],
  "Empanada de carne": [
    ["Masa de pizza", 0.04],
    ["Relleno de carne", 0.06],
  ],
  "Limonada con menta": [["Limón", 0.15]],
  "Ensalada completa": [
    ["Tomate", 0.15],
    ["Cebolla", 0.03],
    ["Huevo", 1],
  ],
  "Flan casero": [
    ["Huevo", 1.5],
    ["Leche entera", 0.12],
  ],
  "Panqueque con dulce de leche": [
    ["Harina 0000", 0.04],
    ["Leche entera", 0.1],
    ["Huevo", 0.5],
  ],
  "Arroz con leche": [
    ["Arroz", 0.05],
    ["Leche entera", 0.25],
  ],
};
