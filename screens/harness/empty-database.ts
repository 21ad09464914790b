/**
 * The device's database as it is on the first day, and stays: nothing is in it, and what is kept there is forgotten.
 * A sale that waits on the device is a title for a browser, so here it is refused.
 */
type Request = { result: unknown; error: unknown; onsuccess?: () => void; onerror?: () => void };

function answer(result: unknown, error: unknown = null): Request {
  const request: Request = { result, error };
  queueMicrotask(() => (error === null ? request.onsuccess?.() : request.onerror?.()));
  return request;
}

const refusal = new Error("a document keeps no sale");

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

const database = {
  close: () => undefined,
  transaction: () => {
    const transaction: { oncomplete?: () => void; objectStore: typeof storeNamed } = { objectStore: storeNamed };
    setTimeout(() => transaction.oncomplete?.(), 0);
    return transaction;
  },
};

export const indexedDB = { open: () => answer(database) };
