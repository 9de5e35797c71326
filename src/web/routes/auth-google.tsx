import { useEffect } from 'react';
import { notifyOpener } from '../lib/google-window.ts';

export const meta = () => [{ title: 'Signing in' }, { name: 'robots', content: 'noindex' }];

/** Where Google sends the sign-in window back to: it tells the page that opened it, and closes. */
export default function GoogleReturn() {
  useEffect(() => {
    notifyOpener(window.location.hash);
    // the token must not stay in the address
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
  }, []);
  return (
    <main className="wrap empty">
      <h1>Signing in</h1>
      <p>You can close this window.</p>
    </main>
  );
}
