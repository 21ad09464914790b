import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { idOf } from "../wire/index.ts";
import { credentials, profileToken, resetConfirmation, resetRequest, singleUseToken } from "./session.wire.ts";

const tag = "Sesión";

export const authenticate = defineEndpoint(tag, {
  method: "POST",
  path: "/authentication/authenticate",
  summary: "Inicia sesión: un token por cada perfil de la persona",
  access: "anonymous",
  body: credentials,
  data: v.array(profileToken),
  errors: ["WRONG_CREDENTIALS", "WRONG_PERMISSIONS", "DELETED_CAFETERIA", "TOO_MANY_REQUESTS"],
});

export const listProfiles = defineEndpoint(tag, {
  method: "GET",
  path: "/authentication/profiles",
  summary: "Los perfiles de la persona, con tokens frescos",
  access: "signedIn",
  data: v.array(profileToken),
});

export const moveProfiles = defineEndpoint(tag, {
  method: "POST",
  path: "/authentication/move-profiles",
  summary: "Pasa a un perfil propio en otra cafetería; el administrador del sistema, a cualquiera",
  access: "signedIn",
  body: v.object({ cafeteriaId: idOf<"cafeteria">() }),
  data: profileToken,
  errors: ["WRONG_CAFETERIA", "NOT_FOUND"],
});

export const logOut = defineEndpoint(tag, {
  method: "POST",
  path: "/authentication/logout",
  summary: "Cierra la sesión del token en el servidor",
  access: "signedIn",
  data: v.null(),
});

export const startResetPassword = defineEndpoint(tag, {
  method: "POST",
  path: "/authentication/start-reset-password",
  summary: "Envía por correo el enlace para cambiar la contraseña",
  access: "anonymous",
  body: resetRequest,
  data: v.null(),
  errors: ["UNKNOWN_EMAIL", "TOO_MANY_REQUESTS"],
});

export const confirmResetPassword = defineEndpoint(tag, {
  method: "POST",
  path: "/authentication/confirm-reset-password",
  summary: "Cambia la contraseña con un token de un solo uso; responde si se ofrece entrar por la web",
  access: "anonymous",
  body: resetConfirmation,
  data: v.boolean(),
  errors: ["INVALID_TOKEN", "TOO_MANY_REQUESTS"],
});

export const confirmAccount = defineEndpoint(tag, {
  method: "POST",
  path: "/authentication/confirm-account",
  summary: "Valida el correo de una cuenta; responde si se muestra el mensaje de la app móvil",
  access: "anonymous",
  body: singleUseToken,
  data: v.boolean(),
  errors: ["INVALID_TOKEN", "TOO_MANY_REQUESTS"],
});

export const readSystemInformation = defineEndpoint("Sistema", {
  method: "GET",
  path: "/system-information",
  summary: "La versión mínima de la aplicación web",
  access: "anonymous",
  data: v.object({ minimumWebAppVersion: v.string() }),
});
