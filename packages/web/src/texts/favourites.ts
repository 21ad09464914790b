export const favourites = "Favoritos";
export const edit = "Editar favoritos";
export const hint = "Este dispositivo los muestra primero en la venta, en este orden.";
export const none = "Todavía no hay favoritos. Busque un producto y agréguelo.";
export const notToday = "Hoy no se ofrece";
export const added = (name: string): string => `Se agregó ${name} a los favoritos.`;
export const taken = (name: string): string => `Se quitó ${name} de los favoritos.`;
