import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setLanguageSource } from '../messages/current-language.ts';
import { languageOfPath } from '../rules/languages.ts';
import { loadCustomerData } from './blocks/for-customer.tsx';
import { reloadForNewMedia } from './lib/blocked-media.ts';
import { holdInstallPrompt } from './lib/install-prompt.ts';
import { setStandIn } from './lib/load-route-module.ts';
import { allStyles } from './lib/page-styles.ts';
import { showCarriedToast } from './lib/payment-document.ts';
import { LISTENING } from './lib/scripts-after-paint.ts';
import { storedUser } from './lib/stored-user.ts';
import { rejectMarkup } from './lib/trusted-types.ts';
import { LostPage } from './ui/load-failed.tsx';

// as the inline script of scripts-after-paint.ts, which Vite's pages have not
if (import.meta.env.DEV) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
rejectMarkup();

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
showCarriedToast();
holdInstallPrompt();

if (storedUser()) loadCustomerData().catch(() => undefined);
// a private page, and one of a customer, show what the server did not render; others have their styles inside
if (storedUser() || document.querySelector('main noscript')) {
  await allStyles();
  dispatchEvent(new Event(LISTENING));
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
