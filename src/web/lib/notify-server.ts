import { storedUser } from './stored-user.ts';

/**
 * Notifies the server of something about the signed-in user for which nobody waits: the page may be left meanwhile. Every page has
 * this, and only what asks for a reply loads the API client.
 */
export function notifyServer(method: 'POST' | 'PUT', path: `/api/${string}`, body: object = {}): void {
  const token = storedUser()?.token;
  if (!token) return;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  headers.set('Authorization', `Bearer ${token}`);
  fetch(path, { method, headers, body: JSON.stringify(body), keepalive: true }).catch(() => undefined);
}
