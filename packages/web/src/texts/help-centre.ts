export const helpCentre = "Centro de ayuda";
export const unreachable = "No se pudo abrir el centro de ayuda.";
export const unreachableDetail = "Puede que no haya conexión o que este navegador bloquee Intercom.";
