import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { email, idOf } from "../wire/index.ts";
import { employee, staffMember } from "./employee.wire.ts";

const tag = "Perfiles";
const path = "/cafeterias/{cafeteriaId}/profiles/employees";

export const registerEmployee = defineEndpoint(tag, {
  method: "POST",
  path,
  summary: "Crea una cuenta de personal y la invita por correo, o asocia una que ya existe",
  access: "administerCafeterias",
  keyed: true,
  body: v.object({
    /** The path's. */
    cafeteriaId: idOf<"cafeteria">(),
    email,
    isAdministrator: v.boolean(),
    isNewAccount: v.boolean(),
  }),
  data: employee,
  errors: [
    "USER_EXISTS_REGISTER",
    "USER_DOES_NOT_EXIST_ASSOCIATE",
    "UNIQUE_CAFETERIA_PROFILE_CONFLICT",
    "INVALID_CAFETERIA_ASSOCIATION",
  ],
});

export const listEmployees = defineEndpoint(tag, {
  method: "GET",
  path,
  summary: "El personal de la cafetería, sin los administradores del sistema",
  access: "administerCafeterias",
  data: v.array(staffMember),
});

export const removeEmployee = defineEndpoint(tag, {
  method: "DELETE",
  path: `${path}/{profileId}`,
  summary: "Quita a alguien del personal de la cafetería: su sesión termina, y lo que vendió queda a su nombre",
  access: "administerCafeterias",
  keyed: true,
  data: employee,
  errors: ["DELETE_OR_UPDATE_NOT_FOUND"],
});
