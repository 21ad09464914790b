import * as v from "valibot";
import { defineEndpoint } from "../endpoint/index.ts";
import { email, idOf } from "../wire/index.ts";
import { employee } from "./employee.wire.ts";

export const registerEmployee = defineEndpoint("Perfiles", {
  method: "POST",
  path: "/cafeterias/{cafeteriaId}/profiles/employees",
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
