import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A copy of the seeded template database, dropped with `drop`. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner((owner) => owner.query(`create database ${name} template ${template.pathname.slice(1)}`));
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner((owner) => owner.query(`drop database ${name} with (force)`)) };
}

/** An empty database beside the template. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner((owner) => owner.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner((owner) => owner.query(`drop database ${name} with (force)`)) };
}

async function asOwner(act: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  try {
    await act(owner);
  } finally {
    await owner.end();
  }
}
