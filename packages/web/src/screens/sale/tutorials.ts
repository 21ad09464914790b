export interface Tutorial {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
}

export const tutorials: readonly Tutorial[] = [
  {
    id: "sell",
    title: "Cómo vender",
    steps: [
      "Toque los productos o escanee sus códigos: cada lectura agrega una unidad.",
      "Elija el comensal por nombre, clase o familia, o pase su tarjeta por el lector.",
      "Elija el medio de pago. Para cobrar de la cuenta hace falta un comensal.",
      "Presione Entregar si se lleva la compra ahora, o Comandar para que quede pendiente.",
    ],
  },
  {
    id: "adjust",
    title: "Descuentos, notas y genéricos",
    steps: [
      "Genérico agrega un artículo que no está en el catálogo, con su nombre y su precio.",
      "Descuento aplica un porcentaje del vendedor en lugar del descuento de la categoría.",
      "Nota acompaña el pedido, por ejemplo «sin azúcar».",
    ],
  },
  {
    id: "screen",
    title: "Adaptar la pantalla",
    steps: [
      "En Configuración de la venta elija qué muestran las tarjetas y el medio de pago predeterminado.",
      "Toque el título de una categoría para plegarla o desplegarla.",
    ],
  },
];
