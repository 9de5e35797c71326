import { type MouseEvent, useState } from 'react';
import { currentLanguage } from '../../messages/current-language.ts';
import { ui } from '../../messages/ui.ts';
import { canReachServer } from '../lib/can-reach-server.ts';
import { useLanguagePath } from '../lib/language-paths.ts';

/**
 * Reloads the document, because the page's script itself may have failed. It checks first that the server can be reached:
 * without a connection the browser's error page would replace the shop.
 */
/** `findPath` is asked when it is pressed: for a page that stands for another one. */
export function TryAgain({ findPath }: { findPath?: () => string } = {}) {
  const path = useLanguagePath()(currentLanguage());
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const tryAgain = async (event: MouseEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    if (await canReachServer()) window.location.assign(findPath?.() ?? path);
    else setState('failed');
  };
  return (
    <>
      <a className="button" href={path} aria-busy={state === 'busy'} onClick={tryAgain}>
        {state === 'busy' ? ui.trying : ui.tryAgain}
      </a>
      <p role="status" className="try-again__note">
        {state === 'failed' && ui.stillNoConnection}
      </p>
    </>
  );
}
