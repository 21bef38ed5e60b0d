/** What the page noted of itself, in ms since navigation; the shift is a score. */
export interface Noted {
  firstContent: number;
  largestContent: number;
  layoutShift: number;
  /** start and duration of every task over 50 ms */
  long: [start: number, duration: number][];
}

export interface Probe {
  noted: Noted;
  /** starts to wait for what a click is to bring */
  await(what: 'dialog' | 'theme'): void;
  /** ms from that click to the first frame that shows it */
  answer: Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}
