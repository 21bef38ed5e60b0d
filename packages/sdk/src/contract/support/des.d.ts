/** What is used of des.js, which brings no types. */
declare module 'des.js' {
  interface CipherOptions {
    readonly type: 'encrypt' | 'decrypt';
    readonly key: ArrayLike<number>;
    /** PKCS#7 (RFC 5652, section 6.3) unless `false` */
    readonly padding?: boolean;
  }
  interface Cipher {
    update(data: ArrayLike<number>): number[];
    final(): number[];
  }
  const des: { readonly DES: { create(options: CipherOptions): Cipher } };
  export default des;
}
