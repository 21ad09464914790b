export const firstSteps = "Primeros pasos";
export const lead = "Lo que conviene dejar listo antes de la primera venta. Cada paso se marca solo cuando está hecho.";
export const unreadable = "No se pudieron cargar los primeros pasos";
export const progress = (done: number, count: number): string => `${done} de ${count} listos`;

export const steps = {
  CLASSES: { title: "Crear las clases", detail: "Los grupos de comensales: cada comensal pertenece a uno." },
  PAYMENT: {
    title: "Revisar los métodos de pago",
    detail: "Ya se cobra con saldo, efectivo y tarjeta; se puede agregar uno propio.",
  },
  PICKUP: { title: "Decidir los horarios de entrega", detail: "Cuándo se retira lo que se pide por la aplicación." },
  CLOSED_DAYS: {
    title: "Marcar los días cerrados",
    detail: "Los días de la semana y los feriados en los que no abre.",
  },
  PRODUCTS: { title: "Cargar los productos", detail: "Uno por uno, o todos juntos con un archivo de Excel." },
  CLIENTS: { title: "Cargar los clientes", detail: "Cada cuenta, con los comensales que compran con ella." },
  PRINTER: { title: "Configurar la impresora", detail: "Si este puesto imprime tickets, y cómo." },
  OPENING: { title: "Abrir la caja por primera vez", detail: "Con el efectivo que hay para empezar." },
} as const;

export const isRight = "Está bien así";
export const isRightOf = (step: string): string => `Está bien así: ${step}`;
export const confirmed = (step: string): string => `${step}: listo.`;
export const notConfirmed = "No se pudo confirmar el paso";
export const unconfirmed = (step: string): string => `${step}: pendiente.`;

export const nextStep = "Próximo paso";
export const seeAll = "Ver todos";
export const hide = "Ocultar";
export const hidden = "Los primeros pasos ya no se muestran en el punto de venta.";
export const hiddenMeaning = "Están siempre en Configuración.";
export const notHidden = "No se pudieron ocultar los primeros pasos";
export const show = "Mostrar en el punto de venta";
export const shown = "Los primeros pasos se muestran en el punto de venta.";
export const notShown = "No se pudieron mostrar los primeros pasos";

export const tourLead = "¿Quiere ver cómo se vende? Es un recorrido de un minuto.";
export const takeTour = "Conocer la caja";
export const declineTour = "Ahora no";
