import type { BrandData } from '@marquee/brand/data';
import { resolveFlags } from '@marquee/brand/resolveFlags';
import { testBrand } from '@marquee/testing/testBrand';
import { expect, test, vi } from 'vitest';
import { watchedFlags } from '../../studio/wall/watchedFlags.ts';

const brand: BrandData = { ...testBrand, flags: { smsLogin: true, freePlay: false } };
const withFlags = (flags: BrandData['flags']): BrandData => ({ ...brand, flags });

test('BRAND-02 a screen is rendered anew for the flags that it goes by, and for no other', () => {
  const { watch, touches } = watchedFlags(vi.fn());
  expect(resolveFlags(watch(brand).flags).smsLogin.value).toBe(true);
  expect(touches(brand, withFlags({ smsLogin: true, freePlay: true }))).toBe(false);
  expect(touches(brand, withFlags({ smsLogin: false, freePlay: false }))).toBe(true);
  expect(touches(brand, withFlags({ freePlay: false }))).toBe(true);
});

test('BRAND-02 a flag that is decided by the platform changes nothing on the screen', () => {
  const { watch, touches } = watchedFlags(vi.fn());
  const whitelabel = [{ modId: 'SMSLOGIN3', enabled: true, childrenNodes: [] }];
  resolveFlags(watch(brand).flags, { whitelabel }).smsLogin;
  expect(touches(brand, withFlags({ smsLogin: false, freePlay: false }))).toBe(false);
});

test('BRAND-02 a screen that comes to ask for a flag which changed meanwhile is rendered anew, once', async () => {
  const refresh = vi.fn();
  const { watch, touches } = watchedFlags(refresh);
  const shown = resolveFlags(watch(brand).flags);
  touches(brand, withFlags({ smsLogin: true, freePlay: true }));
  shown.smsLogin;
  await Promise.resolve();
  expect(refresh).not.toHaveBeenCalled();
  shown.freePlay;
  shown.freePlay;
  await Promise.resolve();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('BRAND-02 anything but a flag that changes concerns every screen', () => {
  const { watch, touches } = watchedFlags(vi.fn());
  watch(brand);
  expect(touches(brand, { ...brand, name: 'Another' })).toBe(true);
});
