const THIS_COMPUTER = new Set(['127.0.0.1', '[::1]']);

/** What WebAuthn calls the shop. It knows no IP addresses: a shop on this computer is used by its name. */
export function relyingParty(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl);
  if (THIS_COMPUTER.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
