import { AgeMark } from '@marquee/blocks/age/AgeMark';
import { ExternalLink } from '@marquee/blocks/legal/ExternalLink';
import { LicenceText } from '@marquee/blocks/legal/LicenceText';
import { useBrand } from '@marquee/brand/provider';
import { Divider } from '@marquee/ui/divider/Divider';
import { Inline } from '@marquee/ui/layout/Inline';
import { Stack } from '@marquee/ui/layout/Stack';
import { safety } from './SafetyLine.css.ts';

/** For whom this is, who is licensed by whom, and where there is help: before an account is opened too (SAFE-01). */
export function SafetyLine() {
  const { licences, helpLinks } = useBrand().legal;
  return (
    <div className={safety}>
      <Stack gap={4}>
        <Divider />
        <Inline gap={3} align="center" wrap={false}>
          <AgeMark />
          <Stack gap={1}>
            {licences.map((licence) => (
              <LicenceText key={`${licence.kind} ${licence.number}`} licence={licence} look="page" />
            ))}
          </Stack>
        </Inline>
        <Inline as="ul" gap={3}>
          {helpLinks.map(({ label, url }) => (
            <li key={url}>
              <ExternalLink href={url} name={label} look="page" />
            </li>
          ))}
        </Inline>
      </Stack>
    </div>
  );
}
