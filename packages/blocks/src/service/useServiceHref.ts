import { useBrand } from '@marquee/brand/provider';
import { safeUrl } from '@marquee/domain/url';

/** Where a person of the operator answers: the brand's first channel that it allows, or `null` (SHELL-16). */
export function useServiceHref(): string | null {
  const { customerService, hosts } = useBrand();
  return customerService.map(({ url }) => safeUrl(url, hosts.service)).find((url) => url !== null) ?? null;
}
