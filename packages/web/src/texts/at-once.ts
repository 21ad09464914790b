/** Of what was done from a list, which shows how things are now. */
export const changedMeanwhile = "Otra persona hizo cambios mientras tanto. Revise cómo está ahora.";
