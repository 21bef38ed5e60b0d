/** A name and a password as they were last used here. */
export interface KeptLogin {
  readonly username: string;
  readonly password: string;
}

/** Keeps a login on this device for a day, where a brand wants that of it (`rememberPassword: 'device'`, AUTH-08). */
export interface PasswordVault {
  keep(login: KeptLogin, now: number): Promise<void>;
  /** nothing when the day is over, and then it is deleted too */
  recall(now: number): Promise<KeptLogin | undefined>;
  forget(): Promise<void>;
}

/** What is stored: the key cannot be taken out of the browser, and without it the rest says nothing. */
export interface SealedLogin {
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  /** epoch ms */
  readonly until: number;
}

/** Where it is stored; handed in. */
export interface VaultStore {
  put(value: SealedLogin): Promise<void>;
  get(): Promise<SealedLogin | undefined>;
  clear(): Promise<void>;
}

const DAY_MS = 86_400_000;
const ALGORITHM = 'AES-GCM';
/** bytes of the initialisation vector (NIST SP 800-38D) */
const IV_BYTES = 12;

/** Seals with AES-GCM under a key of its own for each login. Nothing here throws: a device that cannot keep it does not. */
export function createPasswordVault({ store, crypto }: { store: VaultStore; crypto: Crypto }): PasswordVault {
  const forget = () => store.clear().catch(() => {});
  return {
    forget,
    async keep(login, now) {
      try {
        const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const plain = new TextEncoder().encode(JSON.stringify([login.username, login.password]));
        const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, plain);
        await store.put({ key, iv, sealed, until: now + DAY_MS });
      } catch {
        await forget();
      }
    },
    async recall(now) {
      try {
        const kept = await store.get();
        if (!kept) return undefined;
        // a device whose clock was set back must not remember longer than a day either
        if (now < kept.until && kept.until <= now + DAY_MS) return await unseal(kept, crypto);
      } catch {
        // what cannot be read is of no use
      }
      await forget();
      return undefined;
    },
  };
}

async function unseal({ key, iv, sealed }: SealedLogin, crypto: Crypto): Promise<KeptLogin | undefined> {
  const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, sealed);
  const [username, password]: unknown[] = JSON.parse(new TextDecoder().decode(plain));
  return typeof username === 'string' && typeof password === 'string' ? { username, password } : undefined;
}

const DATABASE = 'marquee.vault';
const TABLE = 'login';

/** The one door to IndexedDB, the only storage that holds a key without showing it. */
export function browserVault(page: { indexedDB: IDBFactory; crypto: Crypto }): PasswordVault {
  const use = <T>(mode: IDBTransactionMode, ask: (table: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const opening = page.indexedDB.open(DATABASE, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction(TABLE, mode);
        const asked = ask(transaction.objectStore(TABLE));
        transaction.oncomplete = () => {
          database.close();
          resolve(asked.result);
        };
        transaction.onabort = () => {
          database.close();
          reject(transaction.error);
        };
      };
    });
  return createPasswordVault({
    crypto: page.crypto,
    store: {
      put: async (value) => void (await use('readwrite', (table) => table.put(value, TABLE))),
      get: () => use<SealedLogin | undefined>('readonly', (table) => table.get(TABLE)),
      clear: () => use('readwrite', (table) => table.clear()),
    },
  });
}
