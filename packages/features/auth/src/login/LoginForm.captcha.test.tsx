import { HumanCheckFailed, type Solve } from '@marquee/blocks/human/humanCheck';
import { solveHere } from '@marquee/testing/solveHere';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { errorOf, logIn, password, ready, signedIn, start, submit, username } from '../../test/driveLogin.tsx';

const captcha = () => screen.findByLabelText<HTMLInputElement>('Characters in the picture');

describe('captcha of the login form', () => {
  test('AUTH-06b AUTH-09a an answer with the captcha flag brings the picture, and with it copied the login goes through', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    const copied = await captcha();
    await screen.findByAltText('Picture with characters to copy');
    await started.user.type(copied, started.sandbox.state().captchas.at(-1)?.answer ?? '');
    await started.user.click(submit());
    await signedIn(started);
  });

  test('AUTH-24b the captcha that a refusal asks for has the focus as it comes', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    const copied = await captcha();
    await waitFor(() => expect(document.activeElement).toBe(copied));
  });

  test('AUTH-06b ERR-03h a captcha that is shown is required', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    await captcha();
    await ready();
    await started.user.click(submit());
    expect(errorOf(await captcha())).toBe('Please enter the characters in the picture.');
    expect(started.sent('session.login')).toHaveLength(1);
  });

  test.each([
    ['a wrong copy', ''],
    ['a failing server', 'session.login=500'],
  ])('AUTH-06b after %s the used picture goes, a new one is fetched and only the copy is emptied', async (_, fault) => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    await screen.findByAltText('Picture with characters to copy');
    await started.user.type(await captcha(), '00000');
    started.fail(fault);
    await started.user.click(submit());
    await waitFor(() => expect(started.sent('session.captcha')).toHaveLength(2));
    await ready();
    expect([username().value, password().value, (await captcha()).value]).toEqual(['demomember', 'member2468', '']);
    expect(document.activeElement).toBe(await captcha());
  });

  test('AUTH-06c pressing the picture brings another at most once a second', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    const picture = async () => {
      await screen.findByAltText('Picture with characters to copy');
      return screen.getByRole('button', { name: /Show another picture/ });
    };
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(1);
    started.clock.advance(999);
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(1);
    started.clock.advance(1);
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(2);
    await started.user.click(await picture());
    expect(started.sent('session.captcha')).toHaveLength(2);
  });

  test('AUTH-06b a picture that does not come says so and can be asked for again', async () => {
    const started = await start({ scenario: 'captcha', fault: 'session.captcha=refused' });
    await logIn(started);
    await waitFor(async () => expect(errorOf(await captcha())).toMatch(/did not load/));
    started.fail('');
    started.clock.advance(1000);
    await started.user.click(screen.getByRole('button', { name: 'Show another picture' }));
    expect(await screen.findByAltText('Picture with characters to copy')).toBeTruthy();
  });

  test('C06 AUTH-22 somebody who cannot see the picture logs in without it', async () => {
    const started = await start({ scenario: 'captcha', solve: solveHere });
    await logIn(started);
    await started.user.click(await screen.findByRole('button', { name: 'Go on without the picture' }));
    expect(screen.queryByLabelText('Characters in the picture')).toBeNull();
    await started.user.click(submit());
    await signedIn(started);
    expect(started.sent('session.humanChallenge')).toHaveLength(1);
  });

  test('AUTH-24b C06 whoever goes on without the picture, or comes back to it, keeps the focus there', async () => {
    const started = await start({ scenario: 'captcha' });
    await logIn(started);
    await captcha();
    await started.user.click(screen.getByRole('button', { name: 'Go on without the picture' }));
    expect(screen.getByRole('status').textContent).toMatch(/No picture needed/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use the picture' }));
    await started.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await captcha());
  });

  test('AUTH-24b C06 whoever is faster than the page keeps the focus as well', async () => {
    const started = await start({ scenario: 'captcha' });
    const pressed = new Promise<void>((resolve) => {
      const shown = new MutationObserver(() => {
        const way = screen.queryByText('Go on without the picture');
        if (!way) return;
        shown.disconnect();
        way.click();
        resolve();
      });
      shown.observe(document.body, { childList: true, subtree: true });
    });
    await logIn(started);
    await pressed;
    const back = await screen.findByRole('button', { name: 'Use the picture' });
    await waitFor(() => expect(document.activeElement).toBe(back));
  });

  test('C05 C06 a check that cannot run says so, keeps what was typed and can be tried again', async () => {
    let works = false;
    const solve: Solve = (challenge) =>
      works ? solveHere(challenge) : Promise.reject(new HumanCheckFailed('no script'));
    const started = await start({ scenario: 'captcha', solve });
    await logIn(started);
    await started.user.click(await screen.findByRole('button', { name: 'Go on without the picture' }));
    await started.user.click(submit());
    expect((await screen.findByRole('alert')).textContent).toMatch(/keeps out robots/);
    expect([username().value, password().value]).toEqual(['demomember', 'member2468']);
    works = true;
    await started.user.click(submit());
    await signedIn(started);
  });
});
