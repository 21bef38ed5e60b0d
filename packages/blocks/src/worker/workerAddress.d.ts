/** Vite: the address of a worker's own script. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
