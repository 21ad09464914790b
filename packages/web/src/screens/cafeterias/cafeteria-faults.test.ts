import { expect, test } from "vitest";
import { placeFaults, staffFaults } from "./cafeteria-faults.ts";

test("a cafeteria needs a name, a country and a time zone", () => {
  expect(placeFaults({ name: " ", countryId: "", timeZone: "" })).toEqual({
    name: "El nombre es obligatorio",
    countryId: "El país es obligatorio",
    timeZone: "La zona horaria es obligatoria",
  });
  expect(placeFaults({ name: "Comedor", countryId: "AR", timeZone: "America/Montevideo" })).toEqual({});
});

test("a new user needs a role and a valid address", () => {
  expect(staffFaults({ role: "", email: " " })).toEqual({
    role: "El rol es obligatorio",
    email: "Por favor ingrese su dirección de correo electrónico",
  });
  expect(staffFaults({ role: "employee", email: "sin arroba" })).toEqual({
    email: "El correo electrónico no es válido",
  });
  expect(staffFaults({ role: "administrator", email: "ana@comedor.edu.ar" })).toEqual({});
});
