import { type ThemeValues, vars } from '@marquee/theme/contract';
import { type CSSProperties, Fragment } from 'react';
import { alone, bar, group, names, sample, shape, value } from './ContractValues.css.ts';

type Kind = Exclude<keyof ThemeValues, 'color'>;

/** What a group is called, and how one value of it is seen on something; without a look it is not seen at rest. */
const groups: Record<Kind, { title: string; look?: (value: string, name: string) => CSSProperties }> = {
  radius: { title: 'Corners', look: (value) => ({ borderRadius: value }) },
  space: { title: 'Spaces', look: (value) => ({ inlineSize: value }) },
  control: { title: 'Heights of controls', look: (value) => ({ blockSize: value }) },
  font: { title: 'Fonts', look: fontLook },
  size: { title: 'Sizes of text', look: (value) => ({ fontSize: value }) },
  shadow: { title: 'Shadows', look: (value) => ({ boxShadow: value }) },
  glass: { title: 'Glass' },
  motion: { title: 'Motion' },
};

/** What of a font a value says; it is seen on text. */
function fontLook(value: string, name: string): CSSProperties {
  if (name.endsWith('weight') || name.endsWith('weight-strong')) return { fontWeight: value };
  if (name.endsWith('tracking')) return { letterSpacing: value };
  return { fontFamily: value };
}

/** Every value of the contract that is no colour, by its custom property, with what it looks like. */
export function ContractValues({ values }: { values: ThemeValues }) {
  const { page, raised, text: ink, card, borderStrong, accent } = values.color;
  const paper = { background: card, borderColor: borderStrong, color: ink };
  const line = { background: accent.solid };
  return (Object.keys(groups) as Kind[]).map((kind) => {
    const { title, look } = groups[kind];
    return (
      <section key={kind}>
        <h3>{title}</h3>
        <dl className={group}>
          {leaves(vars[kind], values[kind]).map(([name, text]) => (
            <Fragment key={name}>
              <dt className={names}>
                <code>{name}</code>
              </dt>
              <dd className={look ? value : alone}>{text}</dd>
              {look && (
                <dd
                  className={sample}
                  style={{ background: kind === 'shadow' ? raised : page, color: ink }}
                  aria-hidden
                >
                  <Sample kind={kind} look={{ ...(kind === 'space' ? line : paper), ...look(text, name) }} />
                </dd>
              )}
            </Fragment>
          ))}
        </dl>
      </section>
    );
  });
}

function Sample({ kind, look }: { kind: Kind; look: CSSProperties }) {
  if (kind === 'font' || kind === 'size') return <span style={look}>Aa 0123</span>;
  return <span className={kind === 'space' ? bar : shape} style={look} />;
}

/** Custom property and value of each leaf. */
function leaves(names: object | string, values: object | string): [name: string, value: string][] {
  if (typeof names === 'string') return typeof values === 'string' ? [[names.slice(4, -1), values]] : [];
  return Object.entries(names).flatMap(([key, inner]) => leaves(inner, Reflect.get(Object(values), key)));
}
