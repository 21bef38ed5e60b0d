import { AgeMark } from '@marquee/blocks/age/AgeMark';
import { ExternalLink } from '@marquee/blocks/legal/ExternalLink';
import { LicenceText } from '@marquee/blocks/legal/LicenceText';
import { useBrand } from '@marquee/brand/provider';
import { Container } from '@marquee/ui/layout/Container';
import { legalInner, legalLine, legalLinks } from './LegalLine.css.ts';

/** What a page without a footer owes all the same: for what age, under which licence, and where help is (SAFE-01). */
export function LegalLine() {
  const { legal } = useBrand();
  return (
    <footer className={legalLine}>
      <Container>
        <div className={legalInner}>
          <AgeMark />
          {legal.licences.map((licence) => (
            <LicenceText key={`${licence.kind} ${licence.number}`} licence={licence} look="line" />
          ))}
          <ul className={legalLinks}>
            {legal.helpLinks.map(({ label, url }) => (
              <li key={url}>
                <ExternalLink href={url} name={label} />
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
