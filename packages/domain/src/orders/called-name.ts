/** By which somebody is called in front of others: first name and initial, "Valentina G.". ORDERS-22 */
export function calledName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ""] = words;
  const [initial] = words.length > 1 ? (words.at(-1) ?? "") : "";
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase("es")}.`;
}
