import './install-hint.css';
import { useState, useSyncExternalStore } from 'react';
import { offline } from '../../../messages/offline.ts';
import { installPrompt } from '../../lib/install-prompt.ts';
import { useShop } from '../../lib/shop.ts';

const KEY = 'install-hint-closed';
const PAUSE_MS = 90 * 24 * 3600_000;
const APPLE = /iPhone|iPad/;

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const isPaused = () => Date.now() - Number(localStorage.getItem(KEY)) < PAUSE_MS;
/** Where the browser offers it, or where it can be done by hand. */
const canInstall = () =>
  !isInstalled() && !isPaused() && (installPrompt() !== undefined || APPLE.test(navigator.userAgent));

function whenOffered(listener: () => void): () => void {
  addEventListener('beforeinstallprompt', listener);
  return () => removeEventListener('beforeinstallprompt', listener);
}

/** Below the thanks for an order, and nowhere else: nobody is asked before. */
export function InstallHint() {
  const { name, icons, hasOfflineUse } = useShop();
  const isOffered = useSyncExternalStore(whenOffered, canInstall, () => false);
  const [isClosed, setIsClosed] = useState(false);
  if (!hasOfflineUse || !isOffered || isClosed) return null;
  const close = () => {
    localStorage.setItem(KEY, String(Date.now()));
    setIsClosed(true);
  };
  const prompt = installPrompt();
  return (
    <section className="panel install-hint" aria-labelledby="install">
      <img src={icons.touch} alt="" width="48" height="48" />
      <div>
        <h2 id="install">{offline.install(name)}</h2>
        <p>{prompt ? offline.installNote : offline.installByHand}</p>
      </div>
      <div className="install-hint__actions">
        {prompt && (
          <button type="button" className="button" onClick={() => void prompt.prompt().then(close)}>
            {offline.installButton}
          </button>
        )}
        <button type="button" className="button button--secondary" onClick={close}>
          {offline.notNow}
        </button>
      </div>
    </section>
  );
}
