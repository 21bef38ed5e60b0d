import { notice } from '@marquee/sdk/contract/content/notice';
import { type FailureKind, PlatformError } from '@marquee/sdk/errors';
import { useCall } from '@marquee/state/queries';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FailureBoundary } from './FailureBoundary.tsx';
import { FailureNotice } from './FailureNotice.tsx';

const said = () => screen.getByRole('alert').textContent;

describe('FailureNotice', () => {
  test.each<[FailureKind, string]>([
    ['offline', 'Network link is abnormal, please try again.'],
    ['timeout', 'The page took longer time to load, please check your network connectivity.'],
    ['expired', 'Your session has ended. Please log in again.'],
    ['server', 'Our server had a problem. Please try again.'],
    ['malformed', 'We got an answer we could not read. Please try again.'],
    ['insecure', 'This needs a secure connection. Please open the site with https.'],
  ])('ERR-03b says what happened in words of its own: %s', async (kind, words) => {
    await renderWithApp(<FailureNotice failure={new PlatformError(kind, 'wallet.balance')} />);
    expect(said()).toBe(words);
  });

  test('AUTH-01b ERR-03 who is back since is told that it was not done', async () => {
    const failure = new PlatformError('expired', 'points.convert');
    await renderWithApp(<FailureNotice failure={failure} />, { session: 'member' });
    expect(said()).toBe('You had been logged out, so this was not done. Please try again.');
  });

  test.each(['refused', 'forbidden', 'throttled'] as const)(
    'ERR-03 AUTH-06 a no is told in the platform’s own words: %s',
    async (kind) => {
      const serverMessage = 'Username/Email does not exist';
      await renderWithApp(<FailureNotice failure={new PlatformError(kind, 'session.login', { serverMessage })} />);
      expect(said()).toBe(serverMessage);
    },
  );

  test.each<[FailureKind, string]>([
    ['forbidden', 'Your account is not allowed to do this.'],
    ['throttled', 'Too many tries. Please wait a moment and try again.'],
  ])('ERR-03 a no without words is told in ours: %s', async (kind, words) => {
    await renderWithApp(<FailureNotice failure={new PlatformError(kind, 'session.login', { serverMessage: ' ' })} />);
    expect(said()).toBe(words);
  });

  test.each([undefined, '', '   '])('ERR-03 a refusal without words (%j) is told in ours', async (serverMessage) => {
    await renderWithApp(<FailureNotice failure={new PlatformError('refused', 'session.login', { serverMessage })} />);
    expect(said()).toBe('This could not be done.');
  });

  test('ERR-03 words of a server that failed are not shown to a player', async () => {
    const failure = new PlatformError('server', 'wallet.balance', { serverMessage: 'ORA-00942: table does not exist' });
    await renderWithApp(<FailureNotice failure={failure} />);
    expect(said()).not.toContain('ORA');
  });

  test('ERR-03b what nobody foresaw is an unknown error', async () => {
    await renderWithApp(<FailureNotice failure={new TypeError('x is undefined')} />);
    expect(said()).toBe('Unknown error.');
  });

  test('a failure is told in the chosen language', async () => {
    await renderWithApp(<FailureNotice failure={new PlatformError('offline', 'a')} />, { language: 'VI' });
    expect(said()).toBe('Kết nối mạng gặp sự cố, vui lòng thử lại.');
  });

  test('C19 a retry under way is not started twice', async () => {
    const onRetry = vi.fn();
    await renderWithApp(<FailureNotice failure={null} onRetry={onRetry} retrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});

describe('a call that failed and is asked again', () => {
  function Part() {
    const { data, error, isFetching, refetch } = useCall(notice, {});
    return (
      <section aria-labelledby="part">
        <h2 id="part">News</h2>
        {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
        {!data && !error && <p>On its way</p>}
        {data && <p>There</p>}
      </section>
    );
  }
  const button = () => screen.getByRole('button', { name: 'Try again' });
  const busy = () => button().getAttribute('aria-busy') === 'true';

  test('ERR-03 C19 keeps its notice, busy and with the focus, and sends nothing twice', async () => {
    const { hold, sent } = await renderWithApp(<Part />, { fault: 'content.notice=500' });
    await screen.findByRole('alert');
    const release = hold('content.notice');
    const before = sent('content.notice').length;
    await userEvent.click(button());
    await waitFor(() => expect(busy()).toBe(true));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button());
    expect(screen.queryByText('On its way')).toBeNull();
    expect(sent('content.notice').length).toBe(before + 1);
    release();
    await waitFor(() => expect(busy()).toBe(false));
    expect(document.activeElement).toBe(button());
  });

  test('ERR-03 one that fails again is told again, also in the same words', async () => {
    const { hold } = await renderWithApp(<Part />, { fault: 'content.notice=500' });
    await screen.findByRole('alert');
    const release = hold('content.notice');
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    release();
    await screen.findByRole('alert');
    expect(said()).toContain('Our server had a problem.');
  });

  test('ERR-03 leaves the focus to its part once the answer is there', async () => {
    const { fail } = await renderWithApp(<Part />, { fault: 'content.notice=500' });
    await screen.findByRole('alert');
    fail('');
    await userEvent.click(button());
    await screen.findByText('There');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'News' })));
  });

  test('takes no focus that was elsewhere', async () => {
    const { fail, app } = await renderWithApp(<Part />, { fault: 'content.notice=500' });
    await screen.findByRole('alert');
    fail('');
    await act(() => app.queries.refetchQueries());
    await screen.findByText('There');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('FailureBoundary', () => {
  test('a part that crashes says so and can be tried again, and its neighbour lives', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Part = () => {
      if (broken) throw new Error('boom');
      return <p>mended</p>;
    };
    await renderWithApp(
      <>
        <FailureBoundary>
          <Part />
        </FailureBoundary>
        <p>neighbour</p>
      </>,
    );
    expect(said()).toContain('Unknown error.');
    expect(screen.getByText('neighbour')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('mended')).toBeTruthy();
    silent.mockRestore();
  });
});
