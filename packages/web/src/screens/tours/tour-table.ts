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
  readonly steps: readonly TourStep[];
};

const shortcut = (key: string): string => `[aria-keyshortcuts=${key}]`;

export const tours: readonly Tour[] = [
  {
    id: "sales",
    label: "La pantalla de venta",
    path: "/",
    steps: [
      {
        target: null,
        title: "La pantalla de venta",
        text: "A la izquierda está el catálogo; a la derecha, la compra. En un minuto verá cómo vender.",
      },
      {
        target: "[role=search]",
        title: "Buscar o escanear",
        text: "Escriba parte del nombre y presione Enter para agregar el primero. El lector de códigos funciona siempre, sin tocar nada: cada lectura agrega una unidad.",
      },
      {
        target: "[data-tour=products]",
        title: "Los productos",
        text: "Toque una tarjeta para agregar una unidad. Toque el título de una categoría para plegarla o desplegarla.",
      },
      {
        target: 'button[aria-label="Configuración de la venta"]',
        title: "A su medida",
        text: "Elija qué muestran las tarjetas, si hay pestañas de categorías y el medio de pago predeterminado.",
      },
      {
        target: 'section[aria-label="Resumen de compra"]',
        title: "Resumen de compra",
        text: "Aquí se arma la venta: comensal, productos, descuento y medio de pago.",
      },
      {
        target: 'button[aria-label="Menú"]',
        title: "El resto del sistema",
        text: "Comandas, historial, caja y reclamos están en el menú.",
      },
    ],
  },
  {
    id: "cart",
    label: "Armar y cobrar una compra",
    path: "/",
    steps: [
      {
        target: shortcut("F4"),
        title: "El comensal",
        text: "Elíjalo por nombre, clase o familia, o pase su tarjeta por el lector. Para cobrar de la cuenta hace falta un comensal.",
      },
      {
        target: '[aria-label="Productos del carrito"]',
        title: "Los productos",
        text: "Con + y − cambia la cantidad; en cero, el producto sale de la compra.",
      },
      {
        target: shortcut("F7"),
        title: "Genérico, descuento y nota",
        text: "Genérico agrega algo que no está en el catálogo. El descuento reemplaza al de la categoría del comensal. La nota acompaña al pedido.",
      },
      {
        target: shortcut("F6"),
        title: "El medio de pago",
        text: "De la cuenta del cliente, en efectivo, con tarjeta o con el medio propio de la cafetería.",
      },
      {
        target: shortcut("F8"),
        title: "Comandar",
        text: "Cobra y deja el pedido pendiente: aparece en Comandas hasta que se entregue.",
      },
      {
        target: shortcut("F9"),
        title: "Entregar",
        text: "Cobra y da el pedido por entregado. Si no llega respuesta del servidor, se reintenta sin cobrar dos veces.",
      },
    ],
  },
  {
    id: "pending-orders",
    label: "Las comandas",
    path: "/pending-orders",
    steps: [
      {
        target: "main h1",
        title: "Comandas",
        text: "Los pedidos por entregar, agrupados en hoy, mañana y más adelante. Los que llegan desde la app aparecen solos.",
      },
      {
        target: "main input[type=search]",
        title: "Encontrar un pedido",
        text: "Busque por comensal, clase o producto, o pase la tarjeta del comensal para ver sus pedidos.",
      },
      {
        target: "main article, main li",
        title: "Entregar",
        text: "Entregado completa el pedido. Uno de otro día pide confirmación, y uno cancelado se quita del tablero.",
      },
    ],
  },
  {
    id: "inbox",
    label: "Los reclamos",
    path: "/inbox",
    steps: [
      {
        target: "main h1",
        title: "Reclamos",
        text: "Lo que los clientes escriben desde la app. Los que están sin resolver van primero.",
      },
      {
        target: "main search",
        title: "Encontrar un reclamo",
        text: "Busque por comensal, cliente o email, o por el texto del comentario.",
      },
      {
        target: "main ul[aria-label=Reclamos] > li",
        title: "Resolver",
        text: "Copie el teléfono para llamar y presione Resolver cuando esté solucionado. Listo lo vuelve a abrir.",
      },
    ],
  },
];
