import { AgeMark } from '@marquee/blocks/age/AgeMark';
import { useBrand } from '@marquee/brand/provider';
import { HeartHandshake, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Section } from './Section.tsx';
import { fact, mark, strip, text, title as titleClass, words } from './TrustStrip.css.ts';
import { messages } from './TrustStrip.messages.ts';

/** Licence, age, currency and help in plain words, before the footer says them in full (SAFE-01). */
export function TrustStrip() {
  const intl = useIntl();
  const { legal, currency } = useBrand();
  const [licence] = legal.licences;
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <ul className={strip}>
        {licence && (
          <Fact icon={<ShieldCheck aria-hidden />} title={intl.formatMessage(messages.licenceTitle)}>
            {intl.formatMessage(messages.licenceText, licence)}
          </Fact>
        )}
        <Fact icon={<AgeMark />} title={intl.formatMessage(messages.ageTitle, { age: legal.minimumAge })}>
          {intl.formatMessage(messages.ageText)}
        </Fact>
        <Fact
          icon={<Wallet aria-hidden />}
          title={intl.formatMessage(messages.moneyTitle, { currency: `${currency.code} (${currency.symbol})` })}
        >
          {intl.formatMessage(messages.moneyText)}
        </Fact>
        <Fact icon={<HeartHandshake aria-hidden />} title={intl.formatMessage(messages.helpTitle)}>
          {intl.formatMessage(messages.helpText)}
        </Fact>
      </ul>
    </Section>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={fact}>
      <span className={mark}>{icon}</span>
      <div className={words}>
        <h3 className={titleClass}>{title}</h3>
        <p className={text}>{children}</p>
      </div>
    </li>
  );
}
