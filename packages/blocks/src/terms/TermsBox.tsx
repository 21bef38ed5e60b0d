import type { LegalDocument } from '@marquee/brand/data';
import { useBrand } from '@marquee/brand/provider';
import { Checkbox } from '@marquee/ui/checkbox/Checkbox';
import { TextLink } from '@marquee/ui/text/TextLink';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { lazyScreen } from '../chunk/lazyScreen.tsx';
import { agreeMessages } from './terms.messages.ts';

export interface TermsBoxProps {
  /** begins as `!brand.legal.termsOptIn`: a jurisdiction may want the player to tick it (AUTH-15) */
  checked: boolean;
  onChange(checked: boolean): void;
  /** a form is not sent while it is empty, and says so here */
  error?: ReactNode;
}

const TermsDialog = lazyScreen(() => import('./TermsDialog.tsx').then((m) => m.TermsDialog), { pending: null });

/**
 * Age and terms in one box (AUTH-15, SAFE-01). The texts open in a dialog above the form, so that nothing typed is lost;
 * with a modifier key, or before the script runs, the links are links.
 */
export function TermsBox({ checked, onChange, error }: TermsBoxProps) {
  const intl = useIntl();
  const age = useBrand().legal.minimumAge;
  const [shown, setShown] = useState<LegalDocument | null>(null);

  const link = (document: LegalDocument) => (words: ReactNode[]) => (
    <TextLink
      key={document}
      href={`/help#${document}`}
      target="_blank"
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setShown(document);
      }}
    >
      {words}
    </TextLink>
  );

  return (
    <>
      <Checkbox
        name="terms"
        label={intl.formatMessage(agreeMessages.agree, { age, terms: link('terms'), privacy: link('privacy') })}
        error={error}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {shown && <TermsDialog document={shown} onClose={() => setShown(null)} />}
    </>
  );
}
