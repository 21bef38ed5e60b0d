import { waitFor, within } from '@testing-library/react';

interface Opened {
  readonly canvasElement: HTMLElement;
  readonly userEvent: { click(element: Element): Promise<void> };
}

/** As long as other plays wait: one that is met ends at once, and on a busy machine one second is not long. */
const PATIENT = { timeout: 30_000 };

/** The `play` of a story with a table: opens its first row, once there is one. */
export async function openFirstRow({ canvasElement, userEvent }: Opened): Promise<void> {
  const canvas = within(canvasElement);
  const button = await waitFor(() => {
    const first = canvas.queryAllByRole('rowheader')[0]?.querySelector('button');
    if (!first) throw new Error('There is no row that opens.');
    return first;
  }, PATIENT);
  await userEvent.click(button);
  await canvas.findByRole('dialog', {}, PATIENT);
}
