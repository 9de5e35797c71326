import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { canReachServer } from '../lib/can-reach-server.ts';

/**
 * Reloads the document, because the page's script itself may have failed. It checks first that the server can be reached:
 * without a connection the browser's error page would replace the shop.
 */
export function TryAgain() {
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const tryAgain = async (event: MouseEvent) => {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    if (await canReachServer()) window.location.assign(`${pathname}${search}`);
    else setState('failed');
  };
  return (
    <>
      <a className="button" href={`${pathname}${search}`} aria-busy={state === 'busy'} onClick={tryAgain}>
        {state === 'busy' ? 'Trying…' : 'Try Again'}
      </a>
      <p role="status" className="try-again__note">
        {state === 'failed' && 'Still no connection.'}
      </p>
    </>
  );
}
