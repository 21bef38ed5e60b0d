import { useEffect, useEffectEvent } from 'react';

export interface Keys {
  undo: () => void;
  redo: () => void;
  save?: () => void;
}

/** Ctrl or Cmd with Z, Shift+Z or Y, and S. Also in fields: what they hold is part of the draft's history. */
export function useKeys({ undo, redo, save }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : key === 's' ? save : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
