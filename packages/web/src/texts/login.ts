export const signIn = "Iniciar sesión";
export const signInLead = "Ingrese con su cuenta de la cafetería.";
export const emailMissing = "Por favor ingrese su email";
export const password = "Contraseña";
export const passwordMissing = "Por favor ingrese su contraseña";
export const showPassword = "Mostrar contraseña";
export const hidePassword = "Ocultar contraseña";
export const forgotPassword = "¿Olvidó su contraseña?";
export const backToSignIn = "Volver a iniciar sesión";

export const chooseCafeteria = "Elegir cafetería";
export const chooseCafeteriaLead = "Su cuenta tiene acceso a más de una.";

export const recoverPassword = "Recuperar contraseña";
export const recoverPasswordLead = "Ingrese su email y le enviaremos un enlace para cambiarla.";
export const sendLink = "Enviar";
export const linkNotSent = "Ocurrió un problema al enviar el email";
export const linkSent = "Revise su correo";
export const linkSentLead = "Le enviamos un enlace para cambiar su contraseña. Revise también el correo no deseado.";

export const changePassword = "Cambiar contraseña";
export const changePasswordLead = "Elija una contraseña nueva para su cuenta.";
export const newPassword = "Nueva contraseña";
export const repeatPassword = "Repita la contraseña";
export const passwordChanged = "¡Se ha cambiado la contraseña correctamente!";
export const passwordChangedHere = "Ya puede ingresar con su contraseña nueva.";
export const passwordChangedOnPhone = "Ya puede ingresar desde la aplicación del celular.";
export const passwordNotChanged = "No se pudo cambiar la contraseña";
export const passwordTrouble = "Ocurrió un problema al cambiar la contraseña";

export const validatingAccount = "Validando su cuenta";
export const validatingLead = "Un momento, por favor.";
export const validating = "Validando";
export const accountValidated = "¡Se ha validado el correo electrónico correctamente!";
export const accountReadyHere = "Ya puede iniciar sesión con su cuenta.";
export const accountReadyOnPhone = "Ya puede ingresar a su cuenta desde la aplicación del celular.";
export const accountNotValidated = "No se pudo registrar";
