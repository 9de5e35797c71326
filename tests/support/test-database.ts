import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A copy of the seeded template database, dropped with `drop`. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${template.pathname.slice(1)}`));
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)) };
}

/** An empty database beside the template. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin((admin) => admin.query(`create database ${name}`));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin((admin) => admin.query(`drop database ${name} with (force)`)) };
}

async function asAdmin(act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}
