import * as words from "./words.ts";

export const tutorials = "Tutoriales";
/** Its code is not kept on the device. */
export const unavailable = "El tutorial necesita conexión con el servidor.";
export const close = "Cerrar el tutorial";
export const next = "Siguiente";
export const previous = "Anterior";
/** The library puts the numbers in. */
export const progress = "{{current}} de {{total}}";

export const sale = {
  label: "La pantalla de venta",
  intro: {
    title: "La pantalla de venta",
    text: "Aquí están el catálogo y, a la derecha o abajo, la compra. En un minuto verá cómo vender.",
  },
  search: {
    title: "Buscar o escanear",
    text: "Escriba parte del nombre y presione Enter para agregar el primero. El lector de códigos funciona siempre, sin tocar nada: cada lectura agrega una unidad.",
  },
  products: {
    title: "Los productos",
    text: "Toque una tarjeta para agregar una unidad. Toque el título de una categoría para plegarla o desplegarla.",
  },
  settings: {
    title: "A su medida",
    text: "Elija qué muestran las tarjetas, si hay pestañas de categorías y el método de pago predeterminado.",
  },
  cart: {
    title: "Resumen de compra",
    text: "Aquí se arma la venta: comensal, productos, descuento y método de pago.",
  },
  menu: {
    title: "El resto del sistema",
    text: "Comandas, historial, caja y reclamos están en el menú.",
  },
} as const;

export const cart = {
  label: "Armar y cobrar una compra",
  diner: {
    title: "El comensal",
    text: "Elíjalo por nombre, clase o familia, o pase su tarjeta por el lector. Para cobrar de la cuenta hace falta un comensal.",
  },
  lines: {
    title: "Los productos",
    text: "Con + y − cambia la cantidad; en cero, el producto sale de la compra.",
  },
  extras: {
    title: "Genérico, descuento y nota",
    text: "Genérico agrega algo que no está en el catálogo. El descuento reemplaza al de la categoría del comensal. La nota acompaña al pedido.",
  },
  payment: {
    title: "El método de pago",
    text: "De la cuenta del cliente, en efectivo, con tarjeta o con el propio de la cafetería.",
  },
  order: {
    title: words.order,
    text: "Cobra y deja el pedido pendiente: aparece en Comandas hasta que se entregue.",
  },
  deliver: {
    title: words.deliver,
    text: "Cobra y da el pedido por entregado. Si no llega respuesta del servidor, se reintenta sin cobrar dos veces.",
  },
} as const;

export const orders = {
  label: "Las comandas",
  board: {
    title: "Comandas",
    text: "Los pedidos por entregar, agrupados en hoy, mañana y más adelante. Los que llegan desde la app aparecen solos.",
  },
  search: {
    title: "Encontrar un pedido",
    text: "Busque por comensal, clase o producto, o pase la tarjeta del comensal para ver sus pedidos.",
  },
  deliver: {
    title: words.deliver,
    text: "Entregado completa el pedido. Uno de otro día pide confirmación, y uno cancelado se quita del tablero.",
  },
} as const;

export const claims = {
  label: "Los reclamos",
  list: {
    title: "Reclamos",
    text: "Lo que los clientes escriben desde la app. Los que están sin resolver van primero.",
  },
  search: {
    title: "Encontrar un reclamo",
    text: "Busque por comensal, cliente o email, o por el texto del comentario.",
  },
  resolve: {
    title: words.solve,
    text: "Copie el teléfono para llamar y presione Resolver cuando esté solucionado. Listo lo vuelve a abrir.",
  },
} as const;
