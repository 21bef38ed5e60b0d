import { mark } from './ProviderMark.css.ts';
import type { SocialProvider } from './providers.ts';

/** A provider's sign: its initial, so that no trade mark is drawn that is not ours to draw. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <span className={mark} aria-hidden>
      {provider.slice(0, 1).toUpperCase()}
    </span>
  );
}
