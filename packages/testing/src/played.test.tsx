import { act } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { intlOf, said } from './played.ts';
import { renderWithApp } from './renderWithApp.tsx';

const retry = { id: 'errors.retry', defaultMessage: 'Try again' };
const Screen = () => <p>{useIntl().formatMessage(retry)}</p>;

test('STORY-02 a play finds what is on the screen by its message, also once the language has changed', async () => {
  const app = await renderWithApp(<Screen />, { language: 'ES' });
  const played = { loaded: { app } };
  const spanish = said(played, retry);
  expect(app.container.textContent).toBe(spanish);
  act(() => app.app.preferences.setLanguage('CN'));
  expect(said(played, retry)).not.toBe(spanish);
  expect(app.container.textContent).toBe(said(played, retry));
});

test('STORY-02 what the platform says is asked for by its name, in the language on the screen', async () => {
  const app = await renderWithApp(<Screen />, { language: 'ES' });
  expect(said({ loaded: { app } }, 'wrongCredentials')).toBe('El usuario o la contraseña no son correctos.');
  expect(said({ loaded: { app } }, 'codeWrong')).toBe('El código de verificación no es válido.');
});

test('STORY-02 a play that asks before there is a screen is told so', () => {
  expect(() => intlOf({ loaded: { app: { app: {} } } })).toThrow(/No screen is shown yet/);
});
