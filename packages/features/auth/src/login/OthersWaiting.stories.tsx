import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { fillIn, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { messages as others } from '../social/social.messages.ts';
import { LoginPanel, type LoginParts } from './LoginPanel.tsx';
import { messages } from './login.messages.ts';
import { OthersWaiting } from './OthersWaiting.tsx';
import { OtherWays } from './OtherWays.tsx';

const social = { facebook: { appId: '100000000000001' }, google: { clientId: '0-a.apps.googleusercontent.com' } };
const offers = (brand: object, flags: object) => ({
  brand: { social, ...brand, flags: { smsLogin: false, freePlay: true, socialLogin: true, ...flags } },
});
const Nothing = () => null;
const parts = { OtherWays: OthersWaiting, GameMenu: Nothing } satisfies LoginParts;

/** The login page before the code of its other ways in is there: they have their room, and the form works (AUTH-03). */
const meta = {
  title: 'auth/OthersWaiting',
  component: LoginPanel,
  args: { side: 'member', parts },
  parameters: { layout: 'padded', ...offers({}, {}) },
} satisfies Meta<typeof LoginPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForOne: Story = { parameters: offers({}, { socialLogin: false }) };
export const ForTwo: Story = { parameters: offers({}, { freePlay: false }) };
export const ForThree: Story = {};

/** The form does not wait for them. */
export const RefusedMeanwhile: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fillIn(context, [
      [messages.username, 'demomember'],
      [messages.password, 'wrong{Enter}'],
    ]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(said(context, 'wrongCredentials'));
    await expect(canvas.queryByRole('button', { name: said(context, others.freePlay) })).toBeNull();
  },
};

let come = () => {};

function Held(args: ComponentProps<typeof LoginPanel>) {
  const [Later] = useState(() => {
    const held = new Promise<typeof OtherWays>((resolve) => {
      come = () => resolve(OtherWays);
    });
    return lazyScreen(() => held, { pending: <OthersWaiting /> });
  });
  return <LoginPanel {...args} parts={{ ...parts, OtherWays: Later }} />;
}

/** What stands below them stays where it was. */
export const Come: Story = {
  render: (args) => <Held {...args} />,
  play: async (context) => {
    const { canvas } = context;
    const below = await canvas.findByRole('link', { name: said(context, messages.terms) });
    const before = below.getBoundingClientRect().top;
    come();
    await expect(await canvas.findByRole('button', { name: said(context, others.freePlay) })).toBeVisible();
    await expect(Math.abs(below.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1);
  },
};
