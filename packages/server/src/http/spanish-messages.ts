import * as v from "valibot";

const wholeTypes: Readonly<Record<string, string>> = {
  string: "Debe ser un texto",
  number: "Debe ser un número",
  boolean: "Debe ser verdadero o falso",
  array: "Debe ser una lista",
  object: "Debe ser un objeto",
  picklist: "No es un valor permitido",
  literal: "No es un valor permitido",
  variant: "No es un valor permitido",
  integer: "Debe ser un número entero",
  uuid: "Debe ser un identificador UUID",
  email: "El correo electrónico no es válido",
};

/** One sentence per kind of fault, where the schema itself names none. */
function sentence(issue: v.BaseIssue<unknown>): string {
  const limit = String(issue.requirement);
  if (issue.input === undefined || issue.input === null) return "Es obligatorio";
  switch (issue.type) {
    case "min_value":
      return `Debe ser ${limit} o más`;
    case "max_value":
      return `Debe ser ${limit} o menos`;
    case "min_length":
      return Array.isArray(issue.input)
        ? `Debe tener ${limit} o más elementos`
        : `Debe tener ${limit} o más caracteres`;
    case "max_length":
      return Array.isArray(issue.input) ? `Hasta ${limit} elementos` : `Hasta ${limit} caracteres`;
    default:
      return wholeTypes[issue.type] ?? "No es válido";
  }
}

/** valibot's texts are English and its own translations stop before version 1. */
export const speakSpanish = (): void => v.setGlobalMessage(sentence);
