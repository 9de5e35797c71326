import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminFailedJob } from '../../src/contract/admin/payment-issues.ts';
import { retainFailedJobs, selectFailedJobs } from '../../src/server/platform/failed-jobs.ts';
import { type Admin, asAdmin, lastChange } from '../support/admin-actions.ts';
import { rows } from '../support/payments.ts';
import { json, mailTo, until } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const failed = async () => (await admin.get('/api/admin/failed-jobs')).body as AdminFailedJob[];

/** An e-mail that the mail server rejected and that is not retried any more. */
async function lostMail(email: string): Promise<string> {
  shop.sandbox.mailbox.setAway(true);
  const message = { name: 'Meena', email, subject: `Of ${email}`, message: 'Is it filtered?' };
  await shop.request('/api/contact/send-contact-email', json('POST', message));
  return until(async () => {
    const [job] = await rows<{ id: string }>(
      shop,
      `update pgboss.job set state = 'failed', completed_on = now() where name = 'mail' and state = 'retry'
         and data::text like $1 returning id`,
      `%${email}%`,
    );
    return job?.id;
  });
}

test('AD-14 an e-mail that failed is listed with its reason, tried again by one click, and gone when it went out', async () => {
  const id = await lostMail('lost@example.org');
  const notified = (await failed()).find(({ _id }) => _id === id);
  expect(notified).toMatchObject({
    queue: 'mail',
    about: expect.stringMatching(/^To .*@.*: /),
    error: expect.stringMatching(/away/),
    tries: 1,
    isGivenUp: true,
  });
  shop.sandbox.mailbox.setAway(false);
  const retry = () => admin.post(`/api/admin/failed-jobs/${id}/retry`, {});
  const responses = await Promise.all([retry(), retry(), retry()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  const address = /^To (.*?): /.exec(notified?.about ?? '')?.[1] ?? '';
  const mail = await mailTo(shop, address);
  await until(async () => ((await failed()).length === 0 ? true : undefined));
  expect(mail.text).toContain('lost@example.org');
  expect(shop.sandbox.mailbox.messages(address)).toHaveLength(1);
  expect(await lastChange(shop, `job ${id}`)).toMatchObject({
    actor_id: admin.admin.id,
    action: 'retry job',
  });
  expect((await retry()).status).toBe(404);
});

test('while an e-mail is tried again it is still listed; one that can never arrive is deleted', async () => {
  const id = await lostMail('never@example.org');
  await admin.post(`/api/admin/failed-jobs/${id}/retry`, {});
  expect((await failed()).map(({ _id }) => _id)).toContain(id);
  await rows(shop, "update pgboss.job set state = 'failed', completed_on = now() where id = $1", id);
  expect((await admin.remove(`/api/admin/failed-jobs/${id}`)).status).toBe(200);
  expect((await admin.remove(`/api/admin/failed-jobs/${id}`)).status).toBe(404);
  expect(await failed()).toEqual([]);
  shop.sandbox.mailbox.setAway(false);
});

test('failed jobs are stored for a month; of what runs by the clock only the last run counts', async () => {
  const { db } = shop.database;
  const id = await lostMail('kept@example.org');
  shop.sandbox.mailbox.setAway(false);
  await retainFailedJobs(db);
  const [stored] = await rows(
    shop,
    'select deletion_seconds / 86400 as days from pgboss.job where id = $1',
    id,
  );
  expect(stored).toEqual({ days: 30 });
  const run = (state: string) =>
    rows(
      shop,
      `insert into pgboss.job (id, name, state, policy, retry_limit, completed_on)
       values (gen_random_uuid(), 'reconcile', $1, 'standard', 0, clock_timestamp())`,
      state,
    );
  const clockJobs = async () =>
    (await selectFailedJobs(db)).filter(({ queue }) => queue === 'reconcile').length;
  await run('failed');
  await run('failed');
  expect(await clockJobs()).toBe(1);
  await run('completed');
  expect(await clockJobs()).toBe(0);
  await admin.remove(`/api/admin/failed-jobs/${id}`);
});

test('a start gives queues and schedules of an older version the settings of this one', async () => {
  const settings = () =>
    rows(
      shop,
      `select name, retry_limit, deletion_seconds, heartbeat_seconds, notify, cron
         from pgboss.queue left join pgboss.schedule using (name) order by name`,
    );
  const before = await settings();
  await rows(
    shop,
    "update pgboss.queue set retry_limit = 1, deletion_seconds = 60, notify = not notify where name = 'mail'",
  );
  await rows(shop, "update pgboss.schedule set cron = '0 0 1 1 *' where name = 'expire-holds'");
  await rows(shop, "delete from pgboss.schedule where name = 'forget-expired'");
  expect(await settings()).not.toEqual(before);
  const replica = await openTestShop({}, { databaseUrl: shop.databaseUrl });
  await replica.close();
  expect(await settings()).toEqual(before);
});
