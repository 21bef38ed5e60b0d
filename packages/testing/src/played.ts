import { refusals } from '@marquee/sandbox/account/messages';
import { inLanguage, type MessageName, message } from '@marquee/sandbox/messages';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { TestApp } from './testApp.ts';

/** What the `play` of a story is given of the product below it. */
export interface Played {
  readonly loaded: Readonly<Record<string, unknown>>;
}

/** A message of ours, or the name of what the platform says. */
export type Words = MessageDescriptor | MessageName | keyof typeof refusals;

const shown = new WeakMap<TestApp['app'], IntlShape>();

/** Remembers what the screen over a store speaks with; it changes with the language. */
export function speaks(app: TestApp['app'], intl: IntlShape): void {
  shown.set(app, intl);
}

/** The product below the screen that a story shows. */
export function appOf({ loaded }: Played): TestApp {
  return (loaded as { app: TestApp }).app;
}

/** What the screen of a story speaks with: the language of the toolbar, and the brand's own words. */
export function intlOf(played: Played): IntlShape {
  const intl = shown.get(appOf(played).app);
  if (!intl) throw new Error('No screen is shown yet. Ask for its words within the play.');
  return intl;
}

/**
 * Words as they stand on the screen of a story, so that a play finds things by them in every language:
 * `canvas.findByText(said(context, messages.blocked))`. For words with values in them there is `intlOf`.
 */
export function said(played: Played, words: Words): string {
  if (typeof words !== 'string') return intlOf(played).formatMessage(words);
  const language = appOf(played).app.preferences.language();
  return isRefusal(words) ? inLanguage(refusals[words], language) : message(words, language);
}

function isRefusal(name: MessageName | keyof typeof refusals): name is keyof typeof refusals {
  return Object.hasOwn(refusals, name);
}

/** What is typed, by the label of its input. */
export type Typed = readonly [label: MessageDescriptor, text: string];

interface Filled extends Played {
  readonly canvas: { findByLabelText(label: string, options: { selector: string }): Promise<Element> };
  readonly userEvent: { type(element: Element, text: string): Promise<void> };
}

/** Types into inputs, each found by its label, once they are there. */
export async function fillIn(played: Filled, texts: readonly Typed[]): Promise<void> {
  for (const [label, text] of texts) {
    const input = await played.canvas.findByLabelText(said(played, label), { selector: 'input' });
    await played.userEvent.type(input, text);
  }
}

interface Pressed extends Played {
  readonly canvas: { findByRole(role: 'button', options: { name: string }): Promise<Element> };
  readonly userEvent: { click(element: Element): Promise<void> };
}

/** Presses a button, found by its name, once it is there. */
export async function press(played: Pressed, name: MessageDescriptor): Promise<void> {
  await played.userEvent.click(await played.canvas.findByRole('button', { name: said(played, name) }));
}
