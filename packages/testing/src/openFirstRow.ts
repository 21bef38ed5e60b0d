import { waitFor, within } from '@testing-library/react';

interface Played {
  readonly canvasElement: HTMLElement;
  readonly userEvent: { click(element: Element): Promise<void> };
}

/** The `play` of a story with a table: opens its first row, once there is one. */
export async function openFirstRow({ canvasElement, userEvent }: Played): Promise<void> {
  const canvas = within(canvasElement);
  const button = await waitFor(() => {
    const first = canvas.queryAllByRole('rowheader')[0]?.querySelector('button');
    if (!first) throw new Error('There is no row that opens.');
    return first;
  });
  await userEvent.click(button);
  await canvas.findByRole('dialog');
}
