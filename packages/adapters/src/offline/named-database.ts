/** What a build finds under the name of a database never changes: what it adds has a database of its own. */
const version = 1;

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the device's database failed"));
  });

type Lay = (database: IDBDatabase) => void;

function openDatabase(name: string, lay: Lay): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => lay(opening.result);
  return answerTo(opening).then((database) => {
    // A newer build in another tab must not wait for this one.
    database.onversionchange = () => database.close();
    return database;
  });
}

type Work<T> = (store: IDBObjectStore, answer: typeof answerTo) => Promise<T>;

export type Database<Store extends string> = {
  /** Resolves once what was written is on the disk; all of it is, or nothing. */
  readonly write: <T>(store: Store, work: Work<T>) => Promise<T>;
  readonly read: <T>(store: Store, work: Work<T>) => Promise<T>;
};

async function within<T>(
  database: IDBDatabase,
  store: string,
  mode: "readonly" | "readwrite",
  work: Work<T>,
): Promise<T> {
  const transaction = database.transaction(store, mode, { durability: "strict" });
  const isDone = new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error("the device's database gave up"));
    transaction.oncomplete = () => resolve();
    transaction.onerror = fail;
    transaction.onabort = fail;
  });
  const [result] = await Promise.all([work(transaction.objectStore(store), answerTo), isDone]);
  return result;
}

/** Opens at first use, and again after the browser has closed it. */
export function namedDatabase<Store extends string>(name: string, lay: Lay): Database<Store> {
  let opened: Promise<IDBDatabase> | null = null;
  async function run<T>(store: Store, mode: "readonly" | "readwrite", work: Work<T>): Promise<T> {
    opened ??= openDatabase(name, lay);
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
