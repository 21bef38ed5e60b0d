import type { PhoneSignInBrand } from '@marquee/brand/data';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { RegisterForm } from '../src/register/RegisterForm.tsx';
import { button, type FormOptions, place, startForm, type } from './driveRegister.tsx';
import { phoneService, phoneSignIn } from './phoneService.tsx';

const mobile = { USERNAMEREG3: false, MOBILENUMREG3: true, REGMOBVERF3: true };

/** Shows the registration of a brand whose codes a third party sends. */
export async function startPhone(brand: Partial<PhoneSignInBrand> = {}, options: FormOptions = {}) {
  let standIn = (_: Request): Promise<Response> => Promise.reject(new Error('not started'));
  const service = phoneService(() => standIn);
  const onRegistered = vi.fn();
  const started = await startForm(
    <service.Service>
      <Reopened onRegistered={onRegistered} />
    </service.Service>,
    { flags: mobile, ...options, brand: { phoneSignIn: { ...phoneSignIn, ...brand } } },
  );
  standIn = (request) => started.sandbox.fetch(request);
  await screen.findByRole('button', { name: 'Register' });
  return { ...started, ...service, onRegistered };
}
export type StartedPhone = Awaited<ReturnType<typeof startPhone>>;

/** What a popup does with its content. */
function Reopened({ onRegistered }: { onRegistered: () => void }) {
  const [round, setRound] = useState(0);
  return (
    <>
      <RegisterForm key={round} place={place} onRegistered={onRegistered} />
      <button type="button" onClick={() => setRound(round + 1)}>
        Close and open
      </button>
    </>
  );
}

export async function askForCode(started: StartedPhone, number = '9175550199') {
  await type(started, { 'Mobile number': number });
  await started.user.click(button('Get code'));
}
