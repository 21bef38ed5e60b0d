import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { appAddress } from './appAddress.ts';
import { DownloadPage } from './DownloadPage.tsx';

const app = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article') as HTMLElement);

describe('the page of the apps', () => {
  test('SUPP-03c each app has its version, a QR code and the steps that install it', async () => {
    await renderWithApp(<DownloadPage />, { at: '/down' });
    const ios = await app('iPhone and iPad');
    expect(ios.getByText('Version 5.2.0 · 48 MB')).toBeTruthy();
    expect(ios.getByText('iOS 16 or newer')).toBeTruthy();
    expect(ios.getAllByRole('listitem').map((step) => step.firstChild?.textContent)).toEqual([
      'Scan the code',
      'Trust the app',
    ]);
    const code = await ios.findByRole('img', { name: 'QR code that leads to the download: iPhone and iPad' });
    const href = ios.getByRole('link', { name: 'Download: iPhone and iPad' }).getAttribute('href');
    expect(href).toContain('/sandbox/app/ios');
    // three squares of seven modules find the code (ISO/IEC 18004, 6.3.3)
    expect(code.querySelector('path')?.getAttribute('d')).toContain('M4 4h1v1h-1z');
    expect((await app('Android')).getByText('Allow and install')).toBeTruthy();
  });

  test('SUPP-03c BRAND-06b where the platform lists none, the brand’s own links stand there', async () => {
    const android = 'https://specimen.example/app/android';
    await renderWithApp(<DownloadPage />, { at: '/down', scenario: 'empty', brand: { apps: { android } } });
    expect((await screen.findByRole('link', { name: 'Download: Android' })).getAttribute('href')).toBe(android);
    expect(screen.queryByRole('heading', { name: 'iPhone and iPad' })).toBeNull();
  });

  test('SUPP-03c without any app the page says so', async () => {
    await renderWithApp(<DownloadPage />, { at: '/down', scenario: 'empty' });
    expect(await screen.findByText('There is no app right now')).toBeTruthy();
  });

  test('SAFE-01 the page stands alone and still bears the age mark', async () => {
    await renderWithApp(<DownloadPage />, { at: '/down' });
    expect(screen.getByRole('img', { name: /aged 18 and over/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the site' }).getAttribute('href')).toBe('/');
  });
});

describe('the address of a download', () => {
  const HERE = 'http://aurora.localhost:5173';
  test.each([
    ['https://apps.example/x', 'https://apps.example/x'],
    [`${HERE}/sandbox/app/ios`, `${HERE}/sandbox/app/ios`],
    [
      'itms-services://?action=download-manifest&url=https://apps.example/list.plist',
      'itms-services://?action=download-manifest&url=https://apps.example/list.plist',
    ],
    ['http://apps.example/x', null],
    ['javascript:alert(1)', null],
    ['https://good.example\\@evil.example/', null],
    ['https://a@evil.example/', null],
    ['itms-services://?action=download-manifest&url=http://apps.example/list.plist', null],
    ['itms-services://?action=download-manifest', null],
    ['market://details?id=x', null],
    ['', null],
  ])('C18 %s is opened as %s', (text, expected) => {
    expect(appAddress(text, HERE)).toBe(expected);
  });
});
