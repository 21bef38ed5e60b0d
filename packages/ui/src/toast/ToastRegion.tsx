import type { JSX } from 'react';
import { group, region } from './Toast.css.ts';
import { Toast, type ToastProps } from './Toast.tsx';

export interface ToastItem extends Omit<ToastProps, 'dismissLabel' | 'onDismiss'> {
  id: string;
}

export interface ToastRegionProps {
  /** name of the landmark */
  label: string;
  toasts: readonly ToastItem[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

/**
 * Where toasts come up. Both live regions stand in the document before the first toast, or screen readers miss it; what
 * went wrong interrupts, the rest waits for its turn (WCAG 4.1.3).
 */
export function ToastRegion({ label, toasts, dismissLabel, onDismiss }: ToastRegionProps): JSX.Element {
  const shown = (urgent: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'negative') === urgent)
      .map(({ id, ...toast }) => (
        <Toast key={id} {...toast} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)} />
      ));
  return (
    <section aria-label={label} className={region}>
      <ul aria-live="polite" className={group}>
        {shown(false)}
      </ul>
      <ul aria-live="assertive" className={group}>
        {shown(true)}
      </ul>
    </section>
  );
}
