import { useEffect } from 'react';
import { account } from '../../messages/account.ts';
import { notifyOpener } from '../lib/google-window.ts';

export const meta = () => [{ title: account.signingIn }, { name: 'robots', content: 'noindex' }];

/** The redirect target of Google's sign-in window: it notifies the page that opened it, and closes. */
export default function GoogleRedirect() {
  useEffect(() => {
    notifyOpener(window.location.hash);
    // the token must not stay in the URL
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
  }, []);
  return (
    <main className="wrap empty">
      <h1>{account.signingIn}</h1>
      <p>{account.closeWindow}</p>
    </main>
  );
}
