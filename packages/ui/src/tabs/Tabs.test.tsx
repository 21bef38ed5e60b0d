import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TabPanel, Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { value: 'slots', label: 'Slots' },
  { value: 'live', label: 'Live' },
  { value: 'sports', label: 'Sports', disabled: true },
  { value: 'fish', label: 'Fish' },
];

function Games({ keep = false }) {
  const [value, setValue] = useState('slots');
  return (
    <>
      <Tabs id="games" label="Games" tabs={tabs} value={value} onChange={setValue} />
      {tabs.map((tab) => (
        <TabPanel key={tab.value} tabs="games" value={tab.value} selected={value} keep={keep}>
          <input aria-label={`Search ${tab.label}`} />
        </TabPanel>
      ))}
    </>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it.each([
    ['ltr', '{ArrowRight}', 'Live'],
    ['ltr', '{ArrowRight}{ArrowRight}', 'Fish'],
    ['ltr', '{ArrowRight}{ArrowRight}{ArrowRight}', 'Slots'],
    ['ltr', '{ArrowLeft}', 'Fish'],
    ['ltr', '{End}', 'Fish'],
    ['ltr', '{End}{Home}', 'Slots'],
    ['rtl', '{ArrowLeft}', 'Live'],
    ['rtl', '{ArrowRight}', 'Fish'],
  ])('WEB-01 in %s text %s leads to %s, past what is disabled', async (dir, keys, expected) => {
    render(
      <div style={{ direction: dir === 'rtl' ? 'rtl' : 'ltr' }}>
        <Games />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selected()).toBe(expected);
    expect(document.activeElement?.textContent).toBe(expected);
  });

  it('is one tab stop, and the next is in the panel it names', async () => {
    render(<Games />);
    await userEvent.click(screen.getByRole('tab', { name: 'Live' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Search Live'));
    const panel = screen.getByRole('tabpanel', { name: 'Live' });
    expect(screen.getByRole('tab', { name: 'Live' }).getAttribute('aria-controls')).toBe(panel.id);
  });

  it('keeps what was typed in a panel that is kept', async () => {
    render(<Games keep />);
    await userEvent.type(screen.getByLabelText('Search Slots'), 'reel');
    await userEvent.click(screen.getByRole('tab', { name: 'Live' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Slots' }));
    expect(screen.getByLabelText<HTMLInputElement>('Search Slots').value).toBe('reel');
  });
});
