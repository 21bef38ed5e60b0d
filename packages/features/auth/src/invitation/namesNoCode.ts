import { affiliateCodes, CODE } from './keptInvitation.ts';

/** Whether an address names an agent's code that none can be, such as one that was cut or filled with something else. */
export function namesNoCode(address: { pathname: string; search: string }): boolean {
  return affiliateCodes(address).some((code) => code !== '' && !CODE.test(code));
}
