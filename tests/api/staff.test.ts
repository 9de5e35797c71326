import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRight } from '../../src/rules/staff-rights.ts';
import { type StaffRole, staffRoles } from '../../src/rules/staff-roles.ts';
import { access as coreAccess } from '../../src/server/access.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { rightByRoute } from '../../src/server/staff-access.ts';
import { makeAdmin, makeStaff } from '../support/admins.ts';
import { bearer, mailTo } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rights = rightByRoute(coreAccess);

async function call(line: string, who: Shopper, body?: object): Promise<{ status: number; body: Body }> {
  const [method = '', path = ''] = line.split(' ');
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const response = await shop.request(path, {
    method,
    headers: { ...bearer(who.token), ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
}
interface Body {
  code?: string;
  right?: string;
  staff?: { _id: string; role: string; devices: { id: string }[] }[];
  invites?: { id: string; email: string }[];
  [name: string]: unknown;
}

describe('RO-06 rights of the staff', () => {
  test('the shop does not start with an admin route under no right, or with a foreign one', () => {
    expect(() => rightByRoute({ ...coreAccess, 'GET /api/admin/new': 'admin' })).toThrow(
      'no right for GET /api/admin/new',
    );
    const { 'GET /api/admin/audit': _, ...others } = coreAccess;
    expect(() => rightByRoute(others)).toThrow('GET /api/admin/audit is no admin route');
  });

  test.each(staffRoles)('%s may call the routes of the role, and gets 409 from all others', async (role) => {
    const who = await makeStaff(shop, role);
    const wrong: string[] = [];
    for (const [line, right] of rights) {
      if (role === 'owner' && right !== 'staff') continue; // access.test.ts calls them as an owner
      const path = line.replace(/:\w+/g, (name) => (name === ':id' ? newId() : 'x'));
      const { status, body } = await call(path, who);
      const isRejected = status === 409 && body.code === 'right-missing' && body.right === right;
      if (isRejected === hasRight(role, right) || status === 401 || status === 403 || status >= 500)
        wrong.push(`${line} ${status} ${body.code}`);
    }
    expect(wrong).toEqual([]);
  });

  test('the response to an owner is as before there were roles; others see theirs', async () => {
    const owner = await call('GET /api/users/me', await makeAdmin(shop));
    expect(owner.body).toMatchObject({ isAdmin: true });
    expect(owner.body).not.toHaveProperty('staffRole');
    const packer = await call('GET /api/users/me', await makeStaff(shop, 'packer'));
    expect(packer.body).toMatchObject({ isAdmin: true, staffRole: 'packer' });
  });

  test('a manager can change customers, and neither rights nor e-mails of staff, nor block them', async () => {
    const manager = await makeStaff(shop, 'manager');
    const customer = await makeShopper(shop);
    const owner = await makeAdmin(shop);
    const edit = async (who: Shopper, change: object) => {
      const { body: user } = await call(`GET /api/users/getById/${who.id}`, manager);
      return call('PUT /api/users/update', manager, { ...user, ...change });
    };
    expect((await edit(customer, { name: 'Meena Raman' })).status).toBe(200);
    for (const [who, change] of [
      [customer, { isAdmin: true }],
      [owner, { isAdmin: false }],
      [owner, { email: `taken-${newId()}@example.com` }],
    ] as const)
      expect(await edit(who, change)).toMatchObject({ status: 409, body: { code: 'right-missing' } });
    const block = await call(`PUT /api/users/toggleBlock/${owner.id}`, manager);
    expect(block).toMatchObject({ status: 409, body: { code: 'right-missing' } });
  });

  test('search and invoices show what the role may see', async () => {
    const customer = await makeShopper(shop);
    const kinds = async (role: StaffRole) => {
      const path = `GET /api/admin/search?q=${encodeURIComponent(customer.email)}`;
      const { body } = await call(path, await makeStaff(shop, role));
      return (body.groups as { kind: string }[]).map(({ kind }) => kind);
    };
    expect(await kinds('manager')).toContain('customer');
    expect(await kinds('packer')).not.toContain('customer');
  });

  test('an API key ends with the role of its creator', async () => {
    const owner = await makeAdmin(shop);
    const { body } = await call('POST /api/admin/api-keys', owner, {
      name: 'Books',
      scopes: ['read:orders'],
      expiresInDays: null,
    });
    const read = () => shop.request('/api/admin/orders', { headers: bearer(String(body.key)) });
    expect((await read()).status).toBe(200);
    await shop.database.pool.query("update users set staff_role = 'packer' where id = $1", [owner.id]);
    expect((await read()).status).toBe(401);
  });
});

describe('staff', () => {
  const invite = (owner: Shopper, email: string, role: StaffRole = 'packer') =>
    call('POST /api/admin/staff/invites', owner, { email, role });

  const tokenFor = async (email: string) => {
    const { text } = await mailTo(shop, email);
    return /staff-invite\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  };

  test('an invitation counts once, for its address only, and every owner is told', async () => {
    const owner = await makeAdmin(shop);
    const helper = await makeShopper(shop);
    const stranger = await makeShopper(shop);
    const { email } = helper;
    expect((await invite(owner, email)).status).toBe(200);
    // sent twice
    expect((await invite(owner, email)).body.invites?.filter((one) => one.email === email)).toHaveLength(1);
    const token = await tokenFor(email);
    expect(shop.sandbox.mailbox.messages(email)).toHaveLength(1);
    const accept = (who: Shopper) => call('POST /api/staff-invites/accept', who, { token });

    expect((await accept(stranger)).body.code).toBe('invite-other-email');
    await shop.database.pool.query('update users set email_verified_at = null where id = $1', [helper.id]);
    expect((await accept(helper)).body.code).toBe('invite-other-email');
    await shop.database.pool.query('update users set email_verified_at = now() where id = $1', [helper.id]);
    expect((await accept(helper)).body).toMatchObject({ isAdmin: true, staffRole: 'packer' });
    expect((await accept(helper)).body.code).toBe('invite-not-found');
    expect((await call('GET /api/admin/to-pack', helper)).status).toBe(200);
    expect((await invite(owner, email)).body.code).toBe('already-staff');
    expect((await mailTo(shop, owner.email)).subject).toContain('Packer');
  });

  test('an invitation ends after its days, when it is withdrawn, and with the rights of who sent it', async () => {
    const owner = await makeAdmin(shop);
    const sql = [
      "update staff_invites set expires_at = now() - interval '1 second' where email = $1",
      'delete from staff_invites where email = $1',
      'update users set is_admin = false where id = (select invited_by from staff_invites where email = $1)',
    ];
    for (const change of sql) {
      const helper = await makeShopper(shop);
      await shop.database.pool.query('update users set email_verified_at = now() where id = $1', [helper.id]);
      await invite(owner, helper.email);
      const token = await tokenFor(helper.email);
      await shop.database.pool.query(change, [helper.email]);
      const { status, body } = await call('POST /api/staff-invites/accept', helper, { token });
      expect([status, body.code]).toEqual([404, 'invite-not-found']);
    }
  });

  test('an old sign-in alone neither invites nor changes a role; every owner and the person hear of each change', async () => {
    const [owner, second] = [await makeAdmin(shop), await makeAdmin(shop)];
    const helper = await makeStaff(shop, 'packer');
    const signedInAgo = (minutes: number) =>
      shop.database.pool.query(
        'update sessions set created_at = now() - make_interval(mins => $2), proved_at = null where user_id = $1',
        [owner.id, minutes],
      );
    const change = (role: StaffRole | null) => call(`PUT /api/admin/staff/${helper.id}`, owner, { role });
    await signedInAgo(11);
    const tries = [
      () => change('owner'),
      () => change(null),
      () => invite(owner, 'friend@example.org', 'owner'),
    ];
    for (const attempt of tries)
      expect(await attempt()).toMatchObject({ status: 409, body: { code: 'proof-needed' } });
    expect(shop.sandbox.mailbox.messages(helper.email)).toEqual([]);
    await signedInAgo(0);
    await change('editor');
    await change(null);
    for (const { email } of [owner, second, helper]) {
      await mailTo(shop, email, 2);
      const subjects = shop.sandbox.mailbox.messages(email).map(({ subject }) => subject);
      expect(subjects).toContain('Shopper: now Editor of the shop');
      expect(subjects).toContain('Shopper no longer works in the shop');
    }
  });

  test('roles change at once; nobody changes their own, and an old sign-in needs the password', async () => {
    const owner = await makeAdmin(shop);
    const helper = await makeStaff(shop, 'packer');
    const change = (who: Shopper, id: string, role: StaffRole | null) =>
      call(`PUT /api/admin/staff/${id}`, who, { role });
    expect((await change(helper, owner.id, null)).body.code).toBe('right-missing');
    expect((await change(owner, owner.id, 'packer')).body.code).toBe('not-yourself');
    expect((await call('GET /api/admin/tax/settings', helper)).status).toBe(409);
    expect((await change(owner, helper.id, 'accountant')).status).toBe(200);
    expect((await call('GET /api/admin/tax/settings', helper)).status).toBe(200);
    const { body } = await change(owner, helper.id, null);
    expect(body.staff?.map(({ _id }) => _id)).not.toContain(helper.id);
    expect((await call('GET /api/admin/tax/settings', helper)).status).toBe(403);
    const customer = await makeShopper(shop);
    expect((await change(owner, customer.id, 'packer')).status).toBe(404);
    await shop.database.pool.query(
      "update sessions set created_at = now() - interval '11 minutes' where user_id = $1",
      [owner.id],
    );
    expect((await change(owner, helper.id, 'packer')).status).toBe(409);
  });

  test('the last owner stays, also when two demote each other at once', async () => {
    await shop.database.pool.query("update users set staff_role = 'manager' where is_admin");
    const [one, other] = [await makeAdmin(shop), await makeAdmin(shop)];
    await Promise.all([
      call(`PUT /api/admin/staff/${other.id}`, one, { role: null }),
      call(`PUT /api/admin/staff/${one.id}`, other, { role: 'packer' }),
    ]);
    const { rows } = await shop.database.pool.query("select id from users where staff_role = 'owner'");
    expect(rows).toHaveLength(1);
    const last = rows[0].id === one.id ? one : other;
    const manager = await makeStaff(shop, 'manager');
    expect((await call('DELETE /api/users/me', last)).body.code).toBe('last-admin');
    expect((await call(`PUT /api/users/toggleBlock/${last.id}`, manager)).body.code).toBe('right-missing');
  });

  test('an owner ends a device of staff, and never one of a customer', async () => {
    const owner = await makeAdmin(shop);
    const helper = await makeStaff(shop, 'editor');
    const { body } = await call('GET /api/admin/staff', owner);
    const device = body.staff?.find(({ _id }) => _id === helper.id)?.devices[0]?.id;
    const end = (id: string, sessionId?: string) =>
      call(`DELETE /api/admin/staff/${id}/sessions/${sessionId}`, owner);
    const customer = await makeShopper(shop);
    const { rows } = await shop.database.pool.query('select id from sessions where user_id = $1', [
      customer.id,
    ]);
    expect((await end(customer.id, rows[0].id)).status).toBe(404);
    expect((await end(helper.id, device)).status).toBe(200);
    expect((await call('GET /api/users/me', helper)).status).toBe(401);
  });
});
