import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LISTENING } from './lib/scripts-after-paint.ts';

startTransition(() => {
  dispatchEvent(new Event(LISTENING));
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
