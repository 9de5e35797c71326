import { claimReload } from './own-reload.ts';

/**
 * The browser keeps the policy of the first page. When an admin has added a picture of another site since, the browser
 * blocks it until the page is loaded anew. Not in the admin area, where a reload would lose what was typed.
 */
export function reloadForNewMedia(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const isMedia = effectiveDirective === 'img-src' || effectiveDirective === 'media-src';
    if (!isMedia || !blockedURI.startsWith('https://') || location.pathname.startsWith('/admin')) return;
    if (claimReload()) location.reload();
  });
}
