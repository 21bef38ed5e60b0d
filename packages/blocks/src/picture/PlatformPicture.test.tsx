import { renderWithApp } from '@marquee/testing/renderWithApp';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PlatformPicture } from './PlatformPicture.tsx';

const start = (address: string | undefined) =>
  renderWithApp(<PlatformPicture address={address} look="" alt="Lucky Dragon" instead={<p>none</p>} />);

describe('PlatformPicture', () => {
  test('SHELL-18c is fetched once it comes near, and something else stands in its place when it does not come', async () => {
    await start('/sandbox/art/game/1.svg');
    const picture = screen.getByRole('img', { name: 'Lucky Dragon' });
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(screen.queryByText('none')).toBeNull();
    fireEvent.error(picture);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('none')).toBeTruthy();
  });

  test.each([undefined, '', 'https://pictures.example/a.svg', 'javascript:alert(1)'])(
    'SHELL-18b of %s nothing is fetched',
    async (address) => {
      await start(address);
      expect(screen.queryByRole('img')).toBeNull();
      expect(screen.getByText('none')).toBeTruthy();
    },
  );
});
