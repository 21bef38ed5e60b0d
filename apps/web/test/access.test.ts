// @vitest-environment node
import { expect, test } from 'vitest';
import { redirectFor } from '../src/access.ts';

test.each([
  ['/', '/login'],
  ['/home', '/login'],
  ['/vip', '/login?next=%2Fvip'],
  ['/rng?page=hot#top', '/login?next=%2Frng%3Fpage%3Dhot%23top'],
])('SHELL-03a a visitor who wants %s is sent to %s', (path, target) => {
  expect(redirectFor({ loginRequired: true, signedIn: false, path })).toBe(target);
});

test.each([
  ['/', '/agentHome'],
  ['/vip', '/agentHome?next=%2Fvip'],
])('SHELL-03a AUTH-05b an agent whose session expired at %s is sent to %s', (path, target) => {
  expect(redirectFor({ loginRequired: true, signedIn: false, path, agent: true })).toBe(target);
});

test.each([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/down',
  '/agentHome',
  '/forget',
  '/join?code=A1',
  '/help#terms',
  '/responsible-gaming',
])('SHELL-03b %s stays open to a visitor', (path) => {
  expect(redirectFor({ loginRequired: true, signedIn: false, path })).toBeNull();
});

test('SHELL-03a a session, or a brand that lets visitors browse, opens every door', () => {
  expect(redirectFor({ loginRequired: true, signedIn: true, path: '/vip' })).toBeNull();
  expect(redirectFor({ loginRequired: false, signedIn: false, path: '/vip' })).toBeNull();
});
