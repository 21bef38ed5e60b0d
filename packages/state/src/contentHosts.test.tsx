import type { Client } from '@marquee/sdk/client';
import { createContentHosts } from '@marquee/sdk/contentHosts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { pickOf, takeContentHosts, usePictureSource } from './contentHosts.ts';
import { StateProvider } from './StateProvider.tsx';
import { createMemoryStorage } from './storage.ts';
import { createAppStore } from './store.ts';

afterEach(cleanup);

const PATH = '/pictures/a.svg';
const [one, two] = ['https://one.cdn.example', 'https://two.cdn.example'];

function Shown({ address }: { address: string | null }) {
  const { src, onError } = usePictureSource(address);
  return src === null ? <p>words</p> : <img alt="shown" src={src} onError={onError} />;
}

function start(address: string | null, listed: readonly string[] = []) {
  const app = createAppStore({
    storage: createMemoryStorage(),
    defaults: { theme: 'light', language: 'EN' },
    languages: ['EN'],
  });
  const client: Client = { send: () => Promise.reject(new Error('nothing is asked')) };
  const take = (list: readonly string[]) => {
    const session = pickOf(app, 'pictures');
    const pictures = createContentHosts({ patterns: ['https://*.cdn.example'], random: () => 0, session });
    pictures.offer(list);
    takeContentHosts(app, { pictures });
  };
  if (listed.length > 0) take(listed);
  render(
    <StateProvider app={app} client={client}>
      <Shown address={address} />
    </StateProvider>,
  );
  return { app, take };
}

const src = () => screen.queryByAltText('shown')?.getAttribute('src') ?? null;
const lose = () => fireEvent.error(screen.getByAltText('shown'));

describe('where a picture comes from', () => {
  test('SHELL-18b from the host of the session, another when it does not come, last from the platform, then words', () => {
    const { app } = start(PATH, [one, two]);
    expect(src()).toBe(one + PATH);
    lose();
    expect(src()).toBe(two + PATH);
    expect(pickOf(app, 'pictures').picked()).toBe(two);
    lose();
    expect(src()).toBe(PATH);
    lose();
    expect(screen.getByText('words')).toBeTruthy();
  });

  test('SHELL-18b BRAND-06b without a list from the platform itself; a list that comes later fetches nothing twice', () => {
    const { take } = start(PATH);
    expect(src()).toBe(PATH);
    act(() => take([one]));
    expect(src()).toBe(PATH);
  });

  test('SHELL-18b hosts that the brand does not allow give no pictures', () => {
    start(PATH, ['https://evil.example']);
    expect(src()).toBe(PATH);
  });

  test('SHELL-18b an address with a host of its own stays as it is', () => {
    start('https://else.example/a.svg', [one]);
    expect(src()).toBe('https://else.example/a.svg');
  });

  test('nothing to show is nothing to fetch', () => {
    start(null, [one]);
    expect(screen.getByText('words')).toBeTruthy();
  });
});
