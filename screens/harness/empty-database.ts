/**
 * The device's databases as they are on the first day, and stay: nothing is in them, and what is kept there is
 * forgotten. A sale that waits on the device is a title for a browser, so here it is refused. Only carts that were put
 * aside are kept, until the database is deleted.
 */
type Request = { result: unknown; error: unknown; onsuccess?: () => void; onerror?: () => void };

function answer(result: unknown, error: unknown = null): Request {
  const request: Request = { result, error };
  queueMicrotask(() => (error === null ? request.onsuccess?.() : request.onerror?.()));
  return request;
}

const refusal = new Error("a document keeps no sale");

const parked = new Map<string, unknown>();
const parkedStore = {
  get: (key: unknown) => answer(parked.get(JSON.stringify(key))),
  getAll: () => answer([...parked.values()]),
  put: (row: unknown, key: unknown) => answer(parked.set(JSON.stringify(key), structuredClone(row))),
  delete: (key: unknown) => answer(parked.delete(JSON.stringify(key))),
};

const storeNamed = (name: string) => ({
  get: () => answer(undefined),
  getAll: () => answer([]),
  count: () => answer(0),
  put: () => answer(null, name === "outbox" ? refusal : null),
  add: () => answer(null, name === "outbox" ? refusal : null),
  delete: () => answer(null),
  clear: () => answer(null),
  index: () => storeNamed(name),
});

type Stores = (name: string) => ReturnType<typeof storeNamed> | typeof parkedStore;

const databaseOf = (objectStore: Stores) => ({
  close: () => undefined,
  transaction: () => {
    const transaction: { oncomplete?: () => void; objectStore: Stores } = { objectStore };
    setTimeout(() => transaction.oncomplete?.(), 0);
    return transaction;
  },
});

const databases = { parked: databaseOf(() => parkedStore), others: databaseOf(storeNamed) };
const isParked = (name: string): boolean => name === "cantina.parked";

export const indexedDB = {
  open: (name: string) => answer(isParked(name) ? databases.parked : databases.others),
  deleteDatabase: (name: string) => {
    if (isParked(name)) parked.clear();
    return answer(undefined);
  },
};
