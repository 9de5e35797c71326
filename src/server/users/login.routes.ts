import { createRoute } from '@hono/zod-openapi';
import { login, registration, signedInUser } from '../../contract/account.ts';
import { answer, words } from '../http/answers.ts';
import { deviceOf } from '../http/caller.ts';
import { jsonBody } from '../http/json-body.ts';
import type { ProofCookies } from '../http/proof-cookies.ts';
import { refuseInWords, tooManyInWords } from '../http/refusal.ts';
import { createRouterInWords } from '../http/router.ts';
import type { Sender } from '../mail/letters.ts';
import type { Database } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';
import { createLimit, takeAll } from '../platform/limits.ts';
import { logIn } from './log-in.ts';
import { register } from './register.ts';
import { reportFailedLogin } from './report-failed-login.ts';

const tags = ['Users'];
const signedIn = answer(signedInUser, 'Signed in');

const loginRoute = createRoute({
  method: 'post',
  path: '/login',
  tags,
  summary: 'Log in with e-mail and password',
  request: { body: jsonBody(login) },
  responses: { 200: signedIn, 400: words('wrong-login'), 429: words('too-many') },
});

const registerRoute = createRoute({
  method: 'post',
  path: '/register',
  tags,
  summary: 'Register, in the browser that verified the code',
  request: { body: jsonBody(registration) },
  responses: { 200: signedIn, 400: words('email-unverified'), 429: words('too-many') },
});

const QUARTER = 15 * 60;
const HOUR = 3600;

interface Parts {
  database: Database;
  jobs: Jobs;
  cookies: ProofCookies;
  sender: () => Promise<Sender>;
  ownerEmail: string | undefined;
}

export function loginRoutes({ database: { db, pool }, jobs, cookies, sender, ownerEmail }: Parts) {
  const perPersonAndAddress = createLimit(pool, 'login-pair', { points: 10, seconds: QUARTER });
  const perAddress = createLimit(pool, 'login-address', { points: 100, seconds: QUARTER });
  const perPerson = createLimit(pool, 'login-person', { points: 200, seconds: HOUR });
  const registrations = createLimit(pool, 'register', { points: 20, seconds: HOUR });

  return createRouterInWords()
    .openapi(loginRoute, async (context) => {
      const given = context.req.valid('json');
      const address = context.get('address');
      const person = given.email.toLowerCase();
      const pair = `${person} ${address}`;
      const wait = await takeAll([perPersonAndAddress, pair], [perAddress, address], [perPerson, person]);
      if (wait > 0) {
        await reportFailedLogin(context, db, { email: given.email, reason: 'too-many' });
        return tooManyInWords(context, wait);
      }
      const user = await logIn(db, given, deviceOf(context));
      if (typeof user === 'string') {
        await reportFailedLogin(context, db, { email: given.email, reason: user });
        return refuseInWords(context, user);
      }
      // somebody who knows the password is not guessing
      await perPersonAndAddress.forget(pair);
      return context.json(user, 200);
    })
    .openapi(registerRoute, async (context) => {
      const wait = await registrations.take(context.get('address'));
      if (wait > 0) return tooManyInWords(context, wait);
      const proof = cookies.get(context, 'register');
      if (!proof) return refuseInWords(context, 'email-unverified');
      const given = context.req.valid('json');
      const device = deviceOf(context);
      const user = await register(db, jobs, {
        registration: given,
        proof,
        device,
        sender: await sender(),
        ownerEmail,
      });
      if (typeof user === 'string') return refuseInWords(context, user);
      cookies.clear(context, 'register');
      return context.json(user, 200);
    });
}
