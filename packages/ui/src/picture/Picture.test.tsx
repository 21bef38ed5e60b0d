import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

describe('Picture', () => {
  it('shows its fallback when the file does not come, and the picture again when another does', () => {
    const { rerender } = render(<Picture src="/a.webp" alt="Lucky 5" fallback="Lucky 5" />);
    fireEvent.error(screen.getByRole('img', { name: 'Lucky 5' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Lucky 5')).toBeTruthy();
    rerender(<Picture src="/b.webp" alt="Lucky 5" fallback="Lucky 5" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/b.webp');
    expect(screen.queryByText('Lucky 5')).toBeNull();
  });

  it('fetches lazily, so that of a pair of themes only the one that is seen comes', () => {
    render(<Picture src="/light.webp" darkSrc="/dark.webp" alt="Banner" />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  });
});
