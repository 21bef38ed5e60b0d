import type { Delivery } from '@marquee/sandbox/platform';

/** A text message or e-mail of the platform, as it stands in the window of whoever runs the demo. */
export function deliveryOf({ channel, to, text }: Delivery): string {
  return channel === 'sms' ? `SMS to +${to}: ${text}` : `E-mail to ${to}: ${text}`;
}
