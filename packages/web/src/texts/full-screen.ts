export const fullScreen = "Pantalla completa";
