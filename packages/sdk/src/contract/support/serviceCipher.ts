/// <reference path="./des.d.ts" />

const BLOCK = 8;
const KEY_LENGTH = 8;

/** Single DES (FIPS 46-3) in ECB mode with PKCS#7 padding: all that customer-service addresses need of a cipher. */
export interface ServiceCipher {
  encrypt(key: Uint8Array, plain: Uint8Array): Uint8Array;
  /** `undefined` when the text is not whole blocks, or what comes out does not end in padding */
  decrypt(key: Uint8Array, sealed: Uint8Array): Uint8Array | undefined;
}

/**
 * Loads the cipher, with the first address that is opened. It protects nothing, for the key travels with the text; it is
 * only how platforms write these addresses (SUPP-01).
 */
export async function loadServiceCipher(): Promise<ServiceCipher> {
  const { default: des } = await import('des.js');
  const run = (type: 'encrypt' | 'decrypt', key: Uint8Array, data: Uint8Array) => {
    // the library's own check of the padding throws, and lets some wrong ones pass
    const cipher = des.DES.create({ type, key, padding: type === 'encrypt' });
    return Uint8Array.from([...cipher.update(data), ...cipher.final()]);
  };
  return {
    encrypt: (key, plain) => run('encrypt', key, plain),
    decrypt: (key, sealed) => {
      if (sealed.length === 0 || sealed.length % BLOCK !== 0) return undefined;
      return withoutPadding(run('decrypt', key, sealed));
    },
  };
}

function withoutPadding(padded: Uint8Array): Uint8Array | undefined {
  const length = padded.at(-1) ?? 0;
  if (length < 1 || length > BLOCK) return undefined;
  const text = padded.subarray(0, -length);
  return padded.subarray(-length).every((byte) => byte === length) ? text : undefined;
}

/** The key as its bytes; only printable ASCII is one byte a character in every encoding a platform may use. */
function keyBytes(key: string): Uint8Array | undefined {
  return key.length === KEY_LENGTH && /^[!-~]+$/.test(key) ? new TextEncoder().encode(key) : undefined;
}

function fromBase64(text: string): Uint8Array | undefined {
  // encoders of mail break lines, others use the alphabet of addresses (RFC 4648, section 5)
  const plain = text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return Uint8Array.from(atob(plain), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** What an encrypted path holds: its last eight characters are the key, what is before them is base64 of the cipher. */
export function readServicePath(cipher: ServiceCipher, path: string): string | undefined {
  const trimmed = path.trim();
  const key = keyBytes(trimmed.slice(-KEY_LENGTH));
  const sealed = fromBase64(trimmed.slice(0, -KEY_LENGTH));
  const plain = key && sealed && cipher.decrypt(key, sealed);
  if (!plain) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}

/** The twin, for a platform's stand-in: an address as platforms write it. */
export function writeServicePath(cipher: ServiceCipher, address: string, key: string): string {
  const bytes = keyBytes(key);
  if (!bytes) throw new TypeError('The key of a service address is eight printable ASCII characters.');
  const sealed = cipher.encrypt(bytes, new TextEncoder().encode(address));
  return btoa(String.fromCharCode(...sealed)) + key;
}
