import type { Picture } from '@marquee/brand/data';
import { useBrand } from '@marquee/brand/provider';
import { useIntl } from 'react-intl';
import { art, pictures, words } from './BrandArt.css.ts';
import { messages } from './BrandArt.messages.ts';

/** The brand's own art beside a form. Decoration: it says nothing that the form does not. */
export function BrandArt() {
  const intl = useIntl();
  const { name, hero } = useBrand();
  const [light, dark] = [hero.light.narrow, hero.dark.narrow];
  return (
    <div className={art}>
      {light.src === dark.src ? (
        <Art picture={light} shown="always" />
      ) : (
        <>
          <Art picture={light} shown="light" />
          <Art picture={dark} shown="dark" />
        </>
      )}
      <p className={words}>{intl.formatMessage(messages.welcome, { brand: name })}</p>
    </div>
  );
}

function Art({ picture, shown }: { picture: Picture; shown: keyof typeof pictures }) {
  return <img {...picture} alt="" loading="lazy" decoding="async" className={pictures[shown]} />;
}
