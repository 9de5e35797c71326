import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setStandIn } from './lib/load-route-module.ts';
import { LISTENING } from './lib/scripts-after-paint.ts';
import { LostPage } from './ui/load-failed.tsx';

setStandIn({
  default: LostPage,
  ErrorBoundary: LostPage,
  // for a route that only gives data: none now, and again when it is asked again
  clientLoader: ({ serverLoader }: { serverLoader: () => Promise<unknown> }) =>
    serverLoader().catch(() => null),
});

startTransition(() => {
  dispatchEvent(new Event(LISTENING));
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
