export const brand = "Cantina";
