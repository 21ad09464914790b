/** A device's storage that is gone with the test. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => {
      items.set(name, text);
    },
    removeItem: (name) => {
      items.delete(name);
    },
    clear: () => items.clear(),
  };
}
