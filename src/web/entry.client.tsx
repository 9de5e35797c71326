import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setLanguageSource } from '../messages/current-language.ts';
import { languageOfPath } from '../rules/languages.ts';
import { reloadForNewMedia } from './lib/blocked-media.ts';
import { setStandIn } from './lib/load-route-module.ts';
import { LISTENING } from './lib/scripts-after-paint.ts';
import { LostPage } from './ui/load-failed.tsx';

// another language is another document
const language = languageOfPath(window.location.pathname);
setLanguageSource(() => language);

setStandIn({
  default: LostPage,
  ErrorBoundary: LostPage,
  // for a data-only route: no data now, and another try with the next request
  clientLoader: ({ serverLoader }: { serverLoader: () => Promise<unknown> }) =>
    serverLoader().catch(() => null),
});

reloadForNewMedia();

startTransition(() => {
  dispatchEvent(new Event(LISTENING));
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
