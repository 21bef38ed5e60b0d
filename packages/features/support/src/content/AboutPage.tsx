import { LicenceText } from '@marquee/blocks/legal/LicenceText';
import { page } from '@marquee/blocks/page/page.css';
import { useBrand } from '@marquee/brand/provider';
import { Link } from '@marquee/state/navigation';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Container } from '@marquee/ui/layout/Container';
import { Inline } from '@marquee/ui/layout/Inline';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { part } from './Content.css.ts';
import { messages } from './content.messages.ts';
import { Editorial } from './Editorial.tsx';

const further = [
  { to: '/help', words: messages.toHelp },
  { to: '/blog', words: messages.toBlog },
  { to: '/creditReport', words: messages.toReport },
] as const;

/** About us (SUPP-03a): the operator's own words, and who runs the site under which licence. */
export function AboutPage() {
  const intl = useIntl();
  const { legal } = useBrand();
  return (
    <Container width="text">
      <div className={page}>
        <Editorial id="about" title={messages.about} />
        <section className={part}>
          <Heading level={2}>{intl.formatMessage(messages.operator)}</Heading>
          <Text>{legal.entity}</Text>
          {legal.licences.map((licence) => (
            <LicenceText key={`${licence.kind} ${licence.number}`} licence={licence} look="page" />
          ))}
        </section>
        <nav aria-label={intl.formatMessage(messages.more)}>
          <Inline>
            {further.map(({ to, words }) => (
              <ButtonLink key={to} as={Link} to={to}>
                {intl.formatMessage(words)}
              </ButtonLink>
            ))}
          </Inline>
        </nav>
      </div>
    </Container>
  );
}
