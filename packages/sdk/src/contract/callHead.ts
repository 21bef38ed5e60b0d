import type { Call } from './call.ts';

/**
 * What must be known of a call before it is sent. The rest, with its schemas, loads when it is: a page that only may ask
 * something need not carry what reads the answer.
 */
export interface CallHead<C extends Call = Call> extends Pick<Call, 'id' | 'session' | 'localized' | 'cacheMs'> {
  readonly id: C['id'];
  load(): Promise<C>;
}
