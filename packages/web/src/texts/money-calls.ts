export const broken = "No se pudo guardar o enviar la operación en este dispositivo.";
export const uncertain = (call: string): string =>
  `Sin respuesta del servidor: falta confirmar ${call}. Se reintenta sin registrar dos veces.`;
