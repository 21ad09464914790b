/** Nobody needs a place of work before the sign-in. */
export const loadWorkplace = () => import("./workplace.ts");
