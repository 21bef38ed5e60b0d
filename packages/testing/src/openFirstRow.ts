interface Opened {
  readonly canvas: {
    findAllByRole(role: 'rowheader'): Promise<Element[]>;
    findByRole(role: 'dialog'): Promise<Element>;
  };
  readonly userEvent: { click(element: Element): Promise<void> };
}

/** The `play` of a story with a table: opens its first row, once there is one. */
export async function openFirstRow({ canvas, userEvent }: Opened): Promise<void> {
  const [first] = await canvas.findAllByRole('rowheader');
  const button = first?.querySelector('button');
  if (!button) throw new Error('There is no row that opens.');
  await userEvent.click(button);
  await canvas.findByRole('dialog');
}
