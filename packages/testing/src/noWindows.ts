import type { Windows } from '@marquee/state/windows';

/** Windows of a browser that opens none of those asked for. */
export const noWindows: Windows = {
  able: true,
  open: () => null,
  opener: () => null,
  callBack: async () => false,
  closeSelf: () => {},
  leave: () => {},
};
