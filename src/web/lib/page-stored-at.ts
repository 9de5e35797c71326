/** When the document was stored that the service worker shows instead of the server's; undefined for one of the server. */
export function pageStoredAt(): number | undefined {
  return Number(document.documentElement.dataset.storedAt) || undefined;
}
