/// <reference path="../worker/workerAddress.d.ts" />
import { startWorker } from '../worker/startWorker.ts';
import { HumanCheckFailed, type Solve } from './humanCheck.ts';
import address from './solve.worker.ts?worker&url';

/** Solves in a worker of its own, so that the page stays quick; its script is loaded with the first challenge (AUTH-22). */
export const solveInWorker: Solve = (challenge, signal) =>
  new Promise((resolve, reject) => {
    const worker = startWorker(address);
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', aborted);
      settle();
    };
    const aborted = () => end(() => reject(new HumanCheckFailed('given up')));
    signal.addEventListener('abort', aborted);
    worker.onmessage = ({ data }: MessageEvent<object | null>) => end(() => resolve(data));
    worker.onerror = (event) => end(() => reject(new HumanCheckFailed(event.message || 'the worker did not load')));
    worker.postMessage(challenge);
  });
