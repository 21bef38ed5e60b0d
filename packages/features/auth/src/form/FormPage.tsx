import { Stack } from '@marquee/ui/layout/Stack';
import { Heading } from '@marquee/ui/text/Heading';
import { type ReactNode, useId } from 'react';
import { BrandArt } from '../login/BrandArt.tsx';
import { art, column, page } from './FormPage.css.ts';

/** A page of one form: one calm column, from desktops on beside the brand's art. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={page} aria-labelledby={titleId}>
      <div className={art} aria-hidden>
        <BrandArt />
      </div>
      <div className={column}>
        <Stack gap={5}>
          <Heading level={1} id={titleId}>
            {title}
          </Heading>
          {children}
        </Stack>
      </div>
    </section>
  );
}
