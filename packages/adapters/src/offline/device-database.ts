/** The device's own database: what has to outlive a reload and is too much, or too dear, for localStorage. */
const name = "cantina";
const version = 1;

const stores = { outbox: "outbox", snapshots: "snapshots" } as const;
export const outboxIndexes = { place: "place", cart: "cart" } as const;

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the device's database failed"));
  });

function lay(database: IDBDatabase): void {
  const outbox = database.createObjectStore(stores.outbox, { keyPath: "position", autoIncrement: true });
  outbox.createIndex(outboxIndexes.place, "place");
  outbox.createIndex(outboxIndexes.cart, ["place", "cartId"], { unique: true });
  database.createObjectStore(stores.snapshots);
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => lay(opening.result);
  return answerTo(opening).then((database) => {
    // A newer build in another tab must not wait for this one.
    database.onversionchange = () => database.close();
    return database;
  });
}

type Work<T> = (store: IDBObjectStore, answer: typeof answerTo) => Promise<T>;

export type DeviceDatabase = {
  /** Resolves once what was written is on the disk; all of it is, or nothing. */
  readonly write: <T>(store: keyof typeof stores, work: Work<T>) => Promise<T>;
  readonly read: <T>(store: keyof typeof stores, work: Work<T>) => Promise<T>;
};

async function within<T>(
  database: IDBDatabase,
  store: keyof typeof stores,
  mode: "readonly" | "readwrite",
  work: Work<T>,
): Promise<T> {
  const transaction = database.transaction(stores[store], mode, { durability: "strict" });
  const isDone = new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error("the device's database gave up"));
    transaction.oncomplete = () => resolve();
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
  const [result] = await Promise.all([work(transaction.objectStore(stores[store]), answerTo), isDone]);
  return result;
}

/** Opens at first use, and again after the browser has closed it. */
export function deviceDatabase(): DeviceDatabase {
  let opened: Promise<IDBDatabase> | null = null;
  async function run<T>(store: keyof typeof stores, mode: "readonly" | "readwrite", work: Work<T>): Promise<T> {
    opened ??= openDatabase();
    try {
      return await within(await opened, store, mode, work);
    } catch (cause) {
      opened = null;
      throw cause;
    }
  }
  return {
    write: (store, work) => run(store, "readwrite", work),
    read: (store, work) => run(store, "readonly", work),
  };
}
