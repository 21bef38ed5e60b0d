/** How the page of a check and ours speak with each other; `deploy/phone-check.html` of a build says the same name. */
const KIND = 'marquee.phoneCheck';

export interface AskedCheck {
  /** of the service's project, as the service itself says it */
  readonly siteKey: string;
  /** BCP 47 */
  readonly language: string;
  /** words of the button that shows a check once more that was put away */
  readonly again: string;
}

/** What the page of a check says: that it is there, that it failed, or what proves that it was passed. */
export type CheckSaid = { readonly kind: 'ready' | 'failed' } | { readonly kind: 'passed'; readonly token: string };

/** The address of a check. What it is asked stands behind the `#`, where no server sees it. */
export function checkAddress(checkUrl: string, { siteKey, language, again }: AskedCheck): string {
  return `${checkUrl}#${new URLSearchParams({ siteKey, language, again })}`;
}

/** What a message of the frame says; nothing for anything else. */
export function saidByCheck(data: unknown): CheckSaid | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== KIND) return undefined;
  if ('token' in data && typeof data.token === 'string' && data.token !== '')
    return { kind: 'passed', token: data.token };
  if ('ready' in data && data.ready === true) return { kind: 'ready' };
  return 'failed' in data && data.failed === true ? { kind: 'failed' } : undefined;
}
