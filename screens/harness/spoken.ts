import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";

/** How a reader calls what it reads, in the language of the app. */
const roleWords: Readonly<Record<string, string>> = {
  alertdialog: "alerta",
  button: "botón",
  checkbox: "casilla",
  combobox: "campo con lista",
  dialog: "diálogo",
  group: "grupo",
  heading: "encabezado",
  link: "enlace",
  listbox: "lista",
  menu: "menú",
  menuitem: "opción de menú",
  navigation: "navegación",
  option: "opción",
  radio: "opción única",
  radiogroup: "opciones",
  region: "región",
  search: "búsqueda",
  searchbox: "campo de búsqueda",
  status: "aviso",
  tab: "pestaña",
  table: "tabla",
  tablist: "pestañas",
  textbox: "campo",
};

/** What stands around something, and is told when one enters it. */
const places = new Set([
  "alertdialog",
  "dialog",
  "group",
  "listbox",
  "menu",
  "navigation",
  "radiogroup",
  "region",
  "search",
  "table",
  "tablist",
]);

export const plain = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

const isGone = (element: Element): boolean =>
  element.hasAttribute("hidden") ||
  element.hasAttribute("inert") ||
  element.getAttribute("aria-hidden") === "true" ||
  (element instanceof HTMLElement && (element.style.display === "none" || element.style.visibility === "hidden"));

/** No reader comes there. */
export const isSilent = (element: Element): boolean => {
  for (let one: Element | null = element; one !== null; one = one.parentElement) if (isGone(one)) return true;
  return !element.isConnected;
};

/** What is read of it from beginning to end. */
export function readingOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isGone(node)) return "";
  const label = node.getAttribute("aria-label");
  if (label !== null && node.matches("button,a,[role=img]")) return ` ${label} `;
  return ` ${[...node.childNodes].map(readingOf).join("")} `;
}

const nameOf = (element: Element): string => plain(computeAccessibleName(element));

const states: readonly (readonly [attribute: string, words: Readonly<Record<string, string>>])[] = [
  ["aria-expanded", { true: "expandido", false: "contraído" }],
  ["aria-pressed", { true: "presionado", false: "sin presionar" }],
  ["aria-checked", { true: "marcado", false: "sin marcar" }],
  ["aria-selected", { true: "seleccionado" }],
  ["aria-current", { page: "página actual", true: "actual" }],
  ["aria-invalid", { true: "no válido" }],
  ["aria-disabled", { true: "no disponible" }],
  ["aria-busy", { true: "ocupado" }],
];

function statesOf(element: Element): readonly string[] {
  const told = states.flatMap(([attribute, words]) => words[element.getAttribute(attribute) ?? ""] ?? []);
  if (element instanceof HTMLInputElement && (element.type === "radio" || element.type === "checkbox"))
    return [...told, element.checked ? "marcado" : "sin marcar"];
  return told;
}

const valueOf = (element: Element): string =>
  (element instanceof HTMLInputElement && !["radio", "checkbox"].includes(element.type)) ||
  element instanceof HTMLTextAreaElement
    ? plain(element.value)
    : "";

/** Its name, what it is, how it stands and what describes it, in the order in which readers tell them. */
export function phraseOf(element: Element): string {
  const name = nameOf(element);
  const role = getRole(element) ?? "";
  const value = valueOf(element);
  const described = plain(computeAccessibleDescription(element));
  const shortcut = element.getAttribute("aria-keyshortcuts");
  return [
    name === "" ? "(sin nombre)" : name,
    roleWords[role] ?? role,
    ...(value === "" ? [] : [`«${value}»`]),
    ...statesOf(element),
    ...(described === "" || described === name ? [] : [described]),
    ...(shortcut === null ? [] : [shortcut]),
  ].join(", ");
}

/** Of the places around it those that are new, from the outside in. */
export function entered(element: Element, before: Element | null): readonly string[] {
  const told: string[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (one.contains(before)) continue;
    const role = getRole(one) ?? "";
    const name = places.has(role) ? nameOf(one) : "";
    const described = role.endsWith("dialog") ? plain(computeAccessibleDescription(one)) : "";
    if (name !== "") told.unshift([name, roleWords[role] ?? role, ...(described === "" ? [] : [described])].join(", "));
  }
  return told;
}
