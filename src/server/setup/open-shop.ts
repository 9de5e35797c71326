import { randomBytes } from 'node:crypto';
import type { CheckItem } from '../../contract/admin/self-check.ts';
import type { AuditAction } from '../../messages/en/admin-audit.ts';
import { recordChange } from '../audit/record-change.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import type { CheckDeps } from './checks/check-deps.ts';
import { getSelfCheck, missingItems } from './self-check.ts';
import { lockShopState, setClosed, setOpened, setVisitKey } from './setup.store.ts';

const KEY_BYTES = 12;

type Closed = Failure<'demo-open' | 'setup-incomplete'> & { missing?: CheckItem[] };

/** Only when every needed item of the self-check is green. */
export async function openShop(
  deps: CheckDeps,
  actorId: string,
  forwarded: string | undefined,
): Promise<Success<undefined> | Closed> {
  if (deps.setup.config.mode === 'demo') return failure('demo-open');
  const missing = missingItems(await getSelfCheck(deps, forwarded));
  if (missing.length > 0) return { ...failure('setup-incomplete'), missing };
  await changeState(deps, actorId, 'open shop', setOpened);
  return success();
}

export async function closeShop(deps: CheckDeps, actorId: string): Promise<Success<undefined> | Closed> {
  if (deps.setup.config.mode === 'demo') return failure('demo-open');
  await changeState(deps, actorId, 'close shop', setClosed);
  return success();
}

/** The old key link shows the closed shop to nobody any more. */
export async function renewVisitKey({ db, setup }: CheckDeps, actorId: string): Promise<void> {
  const visitKey = randomBytes(KEY_BYTES).toString('hex');
  await db.transaction(async (tx) => {
    await setVisitKey(tx, visitKey);
    await recordChange(tx, {
      actorId,
      action: 'renew key link',
      target: 'shop',
      before: { keyLink: 'old' },
      after: { keyLink: 'new' },
    });
  });
  await setup.refresh();
}

async function changeState(
  { db, setup }: CheckDeps,
  actorId: string,
  action: AuditAction,
  change: typeof setOpened,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOpen = ({ openedAt, closedAt }: Awaited<ReturnType<typeof lockShopState>>) =>
      openedAt !== null && closedAt === null;
    const before = isOpen(await lockShopState(tx));
    const wanted = change === setOpened;
    if (before === wanted) return;
    await change(tx);
    await recordChange(tx, {
      actorId,
      action,
      target: 'shop',
      before: { isOpen: before },
      after: { isOpen: wanted },
    });
  });
  await setup.refresh();
}
