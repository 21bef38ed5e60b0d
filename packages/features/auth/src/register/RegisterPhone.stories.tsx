import { messages as code, waiting } from '@marquee/blocks/code/CodeField.messages';
import { messages as phone } from '@marquee/blocks/phone/phone.messages';
import { phoneFailureMessages } from '@marquee/blocks/phone/phoneFailure.messages';
import type { PhoneSignInBrand } from '@marquee/brand/data';
import { PlatformError } from '@marquee/sdk/errors';
import type { PhoneCode } from '@marquee/sdk/phone/phoneFailure';
import type { PhoneSignInOptions } from '@marquee/sdk/phone/phoneSignIn';
import { fillIn, intlOf, press, said } from '@marquee/testing/played';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldLabels } from '../form/form.messages.ts';
import { messages as phoneCheck } from '../phoneSignIn/phoneSignIn.messages.ts';
import { PhoneSignInContext } from '../phoneSignIn/usePhoneSignIn.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { messages } from './register.messages.ts';

/** Where the phone service stops: at its check, at sending, at the code, or nowhere. */
type Stop = { at?: 'check' | 'send' | 'confirm'; why?: PhoneCode };

const refused = (code: PhoneCode) => Promise.reject(new PlatformError('refused', 'phone', { code }));

function serviceThatStops({ at, why = 'auth/internal-error' }: Stop) {
  return async ({ challenge }: PhoneSignInOptions) => ({
    async send() {
      if (at === 'send') return refused(why);
      if (at === 'check') await challenge('site-key', new AbortController().signal);
      return { sessionInfo: 'sent' };
    },
    confirm: () => (at === 'confirm' ? refused(why) : Promise.resolve({ idToken: 'token', phoneNumber: '+63' })),
  });
}

/** What stands in a frame in place of Google's check. */
const page = `<style>:root{color-scheme:light dark;font:1rem sans-serif}</style><p>A check by Google stands here.</p><script>parent.postMessage({kind:'marquee.phoneCheck',ready:true},'*')</script>`;
const phoneSignIn: PhoneSignInBrand = {
  apiKey: 'demo-web-api-key',
  checkUrl: `data:text/html,${encodeURIComponent(page)}`,
  ownCodes: false,
};
const flags = { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true };

function Form({ stop = {} }: { stop?: Stop }) {
  return (
    <PhoneSignInContext value={serviceThatStops(stop)}>
      <RegisterForm onRegistered={() => {}} />
    </PhoneSignInContext>
  );
}

/** Codes of the registration by the third party, in each state (AUTH-18). */
const meta = {
  title: 'auth/RegisterPhone',
  component: Form,
  parameters: { layout: 'padded', brand: { flags, registration: 'direct', phoneSignIn } },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const askForCode: Play = async (context) => {
  await fillIn(context, [[phone.label, '+63 917 555 0199']]);
  await press(context, code.send);
};

const sent: Play = async (context) => {
  await askForCode(context);
  const again = intlOf(context).formatMessage(waiting.again, { time: '1:00' });
  await expect(await context.canvas.findByRole('button', { name: again })).toBeVisible();
};

export const Check: Story = {
  args: { stop: { at: 'check' } },
  play: async (context) => {
    await askForCode(context);
    await expect(await context.canvas.findByTitle(said(context, phoneCheck.frame))).toBeVisible();
  },
};

export const CheckOrOwnCode: Story = {
  args: { stop: { at: 'check' } },
  parameters: { brand: { ...meta.parameters.brand, phoneSignIn: { ...phoneSignIn, ownCodes: true } } },
  play: async (context) => {
    await askForCode(context);
    const name = said(context, phoneCheck.without);
    await expect(await context.canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const Countdown: Story = { play: sent };

export const NoQuota: Story = {
  args: { stop: { at: 'send', why: 'auth/quota-exceeded' } },
  play: async (context) => {
    await askForCode(context);
    await expect(await context.canvas.findByRole('dialog')).toHaveTextContent(
      said(context, phoneFailureMessages.quota),
    );
  },
};

export const CodeExpired: Story = {
  args: { stop: { at: 'confirm', why: 'auth/code-expired' } },
  play: async (context) => {
    await sent(context);
    const { canvas, userEvent } = context;
    await fillIn(context, [[fieldLabels.verificationCode, '123456']]);
    const box = canvas.getByRole<HTMLInputElement>('checkbox');
    if (!box.checked) await userEvent.click(box);
    await press(context, messages.submit);
    await expect(await canvas.findByText(said(context, phoneFailureMessages.codeExpired))).toBeVisible();
  },
};
