import { useEffect, useRef, useState } from 'react';

/** User name and password, or a code by SMS, in the browser's own dialog. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [bySms, setBySms] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Log in" onClose={onClose}>
      <h2>Log in</h2>
      <p className="bar">
        <button type="button" aria-pressed={!bySms} onClick={() => setBySms(false)}>
          Password
        </button>
        <button type="button" aria-pressed={bySms} onClick={() => setBySms(true)}>
          SMS
        </button>
      </p>
      <form method="dialog">
        <label>
          {bySms ? 'Mobile number' : 'User name'}
          <input type={bySms ? 'tel' : 'text'} autoComplete={bySms ? 'tel' : 'username'} />
        </label>
        <label>
          {bySms ? 'Code' : 'Password'}
          <input type={bySms ? 'text' : 'password'} autoComplete={bySms ? 'one-time-code' : 'current-password'} />
        </label>
        <label>
          <input type="checkbox" /> Remember me
        </label>
        <p className="bar">
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
          <button type="submit" className="primary">
            Continue
          </button>
        </p>
      </form>
    </dialog>
  );
}
