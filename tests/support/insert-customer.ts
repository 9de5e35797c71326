import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import type { SignedInUser } from '../../src/contract/account.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { newToken, tokenHash } from '../../src/server/platform/tokens.ts';
import { REGISTRATION } from './people.ts';
import type { ReachableShop } from './test-shop.ts';

type Pool = Pick<pg.Pool, 'query'>;

/** A hash says what it cost, so a cheap one is verified like any other. */
const CHEAP = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

/** A signed-in customer as registration leaves one, for tests that are not about registration: no code, no emails. */
export async function insertCustomer(
  pool: Pool,
  { name = REGISTRATION.name, email }: { name?: string; email: string },
): Promise<SignedInUser> {
  const { phone, address, password } = REGISTRATION;
  passwordHash ??= hash(password, CHEAP);
  await pool.query(
    `insert into users (id, name, email, phone, address, password_hash, email_verified_at)
     values ($1, $2, $3, $4, $5, $6, now())`,
    [newId(), name, email, phone, JSON.stringify(address), await passwordHash],
  );
  return insertSession(pool, email);
}

/** Signs in the user with this email, without the form and its rate limits. */
export async function insertSession(pool: Pool, email: string): Promise<SignedInUser> {
  const token = newToken();
  const { rows } = await pool.query<Omit<SignedInUser, 'token'>>(
    `with person as (
       select id, name, email, phone, address, is_admin, is_blocked from users where email = $1
     ), session as (
       insert into sessions (token_hash, user_id, expires_at, second_factor_at)
       select $2, id, now() + interval '30 days', case when is_admin then now() end from person
     )
     select id "_id", name, email, phone, coalesce(address, '""') address, is_admin "isAdmin", is_blocked "isBlocked"
     from person`,
    [email, tokenHash(token)],
  );
  const [user] = rows;
  if (!user) throw new Error(`nobody has the email ${email}`);
  return { ...user, token };
}

/** The same for a test that calls the API. */
export function makeCustomer(shop: ReachableShop, email: string): Promise<SignedInUser> {
  return insertCustomer(shop.database.pool, { email });
}
