import { expect, test } from "vitest";

const textsOf = (id: string): readonly string[] => {
  const field = document.getElementById(id) as HTMLInputElement | null;
  return [...(field?.labels ?? [])].map(({ textContent }) => textContent.trim());
};

test("a field's labels are those that name it and the one around it", () => {
  document.body.innerHTML = `
    <label for="name">Nombre</label>
    <label>Alrededor <input id="name"> <input id="second"></label>
    <label for="missing">De nadie</label>
    <label for="note">Nota</label> <label for="note">Otra</label> <textarea id="note"></textarea>
    <label for="name">Apodo <button id="inside"></button></label>
    <select id="alone"></select>`;
  expect(textsOf("name")).toEqual(["Nombre", "Alrededor", "Apodo"]);
  expect(textsOf("second")).toEqual([]);
  expect(textsOf("note")).toEqual(["Nota", "Otra"]);
  expect(textsOf("inside")).toEqual([]);
  expect(textsOf("alone")).toEqual([]);
});
