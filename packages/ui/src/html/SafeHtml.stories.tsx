import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SafeHtml } from './SafeHtml.tsx';

const meta = {
  title: 'ui/SafeHtml',
  component: SafeHtml,
  args: { newTabLabel: '(opens in a new tab)', html: '' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Formatting: Story = {
  args: {
    html: [
      '<h1>Withdrawals</h1><p>They go to an account <strong>in your own name</strong>, on <em>working days</em>.</p>',
      '<ol start="2"><li>Choose an account.</li><li>Type the amount.</li></ol><hr>',
      '<blockquote>We never ask for your password.</blockquote>',
      '<h2>How long it takes</h2><table><tr><th>Way</th><th>Days</th></tr><tr><td>Bank</td><td>1 to 3</td></tr></table>',
      '<p>More at <a href="https://example.com/help">the help pages</a>.</p>',
    ].join(''),
  },
};

export const Hostile: Story = {
  name: 'C17 words stay; nothing runs, nothing covers, nothing is fetched',
  args: {
    html: [
      '<p>Plain words stay, and so does <strong>what is strong</strong>.</p>',
      '<img src="x" onerror="document.title=\'ran\'"><svg onload="document.title=\'ran\'"></svg>',
      '<script>document.title="ran"</script><style>body{display:none}</style>',
      '<a href="javascript:document.title=\'ran\'">a link that runs</a>',
      '<a href="https://example.com/terms">a link that leads away</a>',
      '<div style="position:fixed;inset:0;z-index:99999;background:#000">covers the page</div>',
      '<form action="https://evil.example/"><input name="password"><button>Log in again</button></form>',
      '<base href="https://evil.example/"><p id="root" name="cookie">takes a name of the page</p>',
    ].join(''),
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText('what is strong');
    await expect(words).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const box = words.closest('div');
    const never = 'script, style, svg, img, form, input, base, [style], [id], [name], [onerror], [onload]';
    await expect(box?.querySelectorAll(never)).toHaveLength(0);
    await expect(document.title).not.toBe('ran');
  },
};
