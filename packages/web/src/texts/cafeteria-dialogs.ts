export const created = (name: string): string => `Se creó la cafetería ${name}.`;
export const saved = (name: string): string => `Se guardaron los datos de ${name}.`;
export const zone = "Zona horaria";
export const zoneHint = "Vale desde ahora: los pedidos que ya existen conservan su día.";
export const countryHint =
  "Los proveedores de pago que el nuevo país no habilita quedarán desactivados, y la cuenta de Mercado Pago habrá que vincularla otra vez.";
export const opening = "Puesta en marcha";
export const launchDate = "Fecha de lanzamiento";

export const featuresOf = (name: string): string => `Funciones de ${name}`;
export const providers = "Proveedores de pago";
export const countriesUnreadable = "No se pudieron cargar los países";
export const featuresSaved = (name: string): string => `Se guardaron las funciones de ${name}.`;

export const account = "Cuenta";
export const createUser = "Crear usuario";
export const createUserOf = (cafeteria: string): string => `Crear usuario de ${cafeteria}`;
export const userCreated = (email: string): string => `Se creó el usuario y se envió la invitación a ${email}.`;
export const invitationHint = "Recibirá un enlace para elegir su contraseña; vence en 7 días.";
export const linkKnownUser = "Asociar usuario existente";
export const linkUserOf = (cafeteria: string): string => `Asociar usuario de ${cafeteria}`;
export const userLinked = (email: string): string => `Se asoció a ${email}.`;
export const linkHint = "Ingresará con la contraseña que ya tiene.";

export const staffOf = (cafeteria: string): string => `Personal de ${cafeteria}`;
export const staffUnreadable = "No se pudo cargar el personal";
export const noStaff = "Todavía no trabaja nadie aquí";
export const noStaffHint = "Cree o asocie a la primera persona desde las acciones de la cafetería.";
export const removeFrom = (email: string, cafeteria: string): string => `Quitar a ${email} de ${cafeteria}`;
export const removeHint =
  "Su sesión termina enseguida y no podrá volver a ingresar aquí. Lo que vendió queda a su nombre.";
export const registerIsOpen = (session: number, cafeteria: string): string =>
  `Tiene una caja abierta (n.º ${session}). Si puede, pídale antes que la cuente y la cierre. Si no, queda abierta con todo lo que tiene, y un administrador de ${cafeteria} la cuenta y la cierra en Control de Caja.`;
export const staffRemoved = (email: string, cafeteria: string): string => `${email} ya no trabaja en ${cafeteria}.`;

export const disableNamed = (name: string): string => `Deshabilitar ${name}`;
export const disableHint =
  "Nadie de su personal podrá ingresar ni vender hasta que se habilite otra vez. No se borra ningún dato.";
export const disabled = (name: string): string => `Se deshabilitó ${name}.`;
export const enableHint = "Su personal podrá volver a ingresar, con los mismos datos de antes.";
export const enabled = (name: string): string => `Se habilitó ${name}.`;
