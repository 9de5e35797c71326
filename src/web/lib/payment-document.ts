import { withoutLanguage } from '../../rules/languages.ts';
import { isPaymentPage } from '../../rules/payment-page.ts';
import { counted } from './counted-fetch.ts';
import { lastToast, repeatToast } from './toast.ts';

const CARRIED = 'toast';

const isPaymentUrl = (url: string) =>
  URL.canParse(url) && isPaymentPage(withoutLanguage(new URL(url).pathname));

/** The browser keeps the policy of the document, whatever page is shown in it. */
const isPaymentDocument = typeof location === 'object' && isPaymentUrl(location.href);

/** Whether the way to this page begins or ends at the payment page, whose policy differs from that of all others. */
export function needsDocument(to: unknown): boolean {
  const path = typeof to === 'object' && to && 'pathname' in to ? to.pathname : to;
  return typeof path === 'string' && path.startsWith('/') && isPaymentPage(path) !== isPaymentDocument;
}

/** Loads the page as a document, under the loading indicator. Never resolves: nothing follows in this one. */
export async function openDocument(href: string, isReplacing = false): Promise<void> {
  addEventListener('pagehide', () => {
    const toast = lastToast();
    if (toast) sessionStorage.setItem(CARRIED, JSON.stringify(toast));
  });
  // the Back button may bring this document back, still waiting
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location[isReplacing ? 'replace' : 'assign'](href);
  await counted(() => new Promise(() => {}));
}

/** Shows again what the document before said last. The storage is opened only where it can be. */
export function showCarriedToast(): void {
  if (!isPaymentDocument && !isPaymentUrl(document.referrer)) return;
  const text = sessionStorage.getItem(CARRIED);
  sessionStorage.removeItem(CARRIED);
  if (text) repeatToast(JSON.parse(text));
}
