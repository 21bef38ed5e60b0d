import { Markdown } from '@storybook/addon-docs/blocks';

const notes = import.meta.glob<string>('../decisions/*.md', { eager: true, query: '?raw', import: 'default' });

/** The decision notes, in their order. */
export function Decisions() {
  return Object.entries(notes).map(([file, text]) => <Markdown key={file}>{text.replace(/^# /, '## ')}</Markdown>);
}
