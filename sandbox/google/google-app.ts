import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { plainPage } from '../kit/plain-page.ts';
import type { GoogleIssuer, Person } from './issuer.ts';

const people: Person[] = [
  {
    sub: '100000000000000000001',
    name: 'Lakshmi Narayanan',
    email: 'lakshmi@gmail.example',
    email_verified: true,
  },
  { sub: '100000000000000000002', name: 'Arjun Menon', email: 'arjun@gmail.example', email_verified: true },
  {
    sub: '100000000000000000003',
    name: 'Not Verified',
    email: 'unverified@gmail.example',
    email_verified: false,
  },
];

interface AuthorizationRequest {
  client_id: string;
  redirect_uri: string;
  nonce: string;
  state: string;
}

/** Simulates Google's sign-in window, with accounts to choose from instead of passwords. */
export function googleApp(issuer: GoogleIssuer, publicUrl: string) {
  const redirectUri = `${publicUrl}/auth/google`;
  return new Hono()
    .get('/keys', async (context) => context.json(await issuer.keys()))
    .get('/authorize', (context) => {
      const authorization = readAuthorizationRequest((name) => context.req.query(name) ?? '');
      if (authorization.redirect_uri !== redirectUri) return context.text('redirect_uri_mismatch', 400);
      return context.html(chooser(authorization));
    })
    .get('/authorize/as', async (context) => {
      const query = (name: string) => context.req.query(name) ?? '';
      const authorization = readAuthorizationRequest(query);
      if (authorization.redirect_uri !== redirectUri) return context.text('redirect_uri_mismatch', 400);
      const person = personOf(query('email'), query('name'));
      if (query('cancel') || !person)
        return context.redirect(redirectUrl(authorization, { error: 'access_denied' }));
      const { client_id, nonce } = authorization;
      const token = await issuer.sign({ ...person, aud: client_id, azp: client_id, nonce });
      return context.redirect(redirectUrl(authorization, { id_token: token }));
    });
}

function readAuthorizationRequest(query: (name: string) => string): AuthorizationRequest {
  return {
    client_id: query('client_id'),
    redirect_uri: query('redirect_uri'),
    nonce: query('nonce'),
    state: query('state'),
  };
}

function personOf(email: string, name: string): Person | undefined {
  if (!email) return undefined;
  const existing = people.find((person) => person.email === email);
  const sub = createHash('sha256').update(email).digest('hex').slice(0, 21);
  return existing ?? { sub, name: name || (email.split('@')[0] ?? email), email, email_verified: true };
}

function redirectUrl(
  { redirect_uri, state }: AuthorizationRequest,
  response: Record<string, string>,
): string {
  return `${redirect_uri}#${new URLSearchParams({ ...response, state })}`;
}

function chooser(authorization: AuthorizationRequest) {
  const hidden = Object.entries(authorization).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return plainPage(
    'Demo sign-in window',
    html`<h1>Choose an account</h1>
      <p class="note">This window stands in for Google. Nobody's real account is asked for.</p>
      ${people.map(
        ({ name, email, email_verified }) => html`<form class="card" action="/sandbox/google/authorize/as">
          ${hidden}
          <button name="email" value="${email}">${name} (${email}${email_verified ? '' : ', address not verified'})</button>
        </form>`,
      )}
      <form class="card" action="/sandbox/google/authorize/as">
        ${hidden}
        <label>Name <input name="name" autocomplete="off"></label>
        <label>Email <input name="email" type="email" required autocomplete="off"></label>
        <button class="main">Continue</button>
      </form>
      <form action="/sandbox/google/authorize/as">${hidden}<button name="cancel" value="yes">Cancel</button></form>`,
  );
}
