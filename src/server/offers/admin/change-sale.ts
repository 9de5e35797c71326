import type { AdminSale, SaleCreate, SaleEdit } from '../../../contract/admin/offers.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { AuditAction } from '../../../messages/en/admin-audit.ts';
import { dayOf } from '../../../rules/days.ts';
import { recordChange } from '../../audit/record-change.ts';
import { advisoryLock } from '../../platform/db/advisory-lock.ts';
import { databaseNow } from '../../platform/db/database-now.ts';
import type { Db } from '../../platform/db/db.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { newId } from '../../platform/ids.ts';
import { type Failure, failure, type Result, success } from '../../platform/result.ts';
import type { SaleRow } from '../offers.store.ts';
import {
  countKnownFoods,
  countSales,
  deleteSale,
  insertSale,
  lockSale,
  type SaleColumns,
  updateSale,
} from './offers.store.ts';
import { adminSale, columnsOf, savedFields } from './sale-response.ts';

/** Every price query reads all of them. */
const MAX_SALES = 50;

type InputCode = 'food-not-found' | 'sale-day-passed';
type ChangeCode = 'sale-not-found' | 'sale-changed';

export function createSale(
  db: Db,
  actorId: string,
  form: SaleCreate,
): Promise<Result<AdminSale, InputCode | 'too-many-sales'>> {
  return db.transaction(async (tx) => {
    // two at a time would both count one sale too few
    await advisoryLock(tx, 'scheduled sales');
    if ((await countSales(tx)) >= MAX_SALES) return failure('too-many-sales');
    const columns = columnsOf(form);
    const error = (await lastDayError(tx, columns)) ?? (await foodsError(tx, columns));
    if (error) return error;
    const row = await insertSale(tx, newId(), columns);
    await recordSale(tx, { actorId, action: 'create offer', after: row });
    return success(await adminSale(tx, row));
  });
}

/** Orders keep the prices they were placed with. */
export function editSale(
  db: Db,
  actorId: string,
  { id, version, ...form }: SaleEdit & { id: string },
): Promise<Result<AdminSale, InputCode | ChangeCode>> {
  return change(db, { actorId, id, version, action: 'edit offer' }, async (tx, before) => {
    const columns = columnsOf(form);
    // a sale that is over can be renamed or switched off
    const isLastDayUnchanged = columns.lastDay === before.lastDay;
    return (
      (isLastDayUnchanged ? undefined : await lastDayError(tx, columns)) ??
      (await foodsError(tx, columns)) ??
      columns
    );
  });
}

export function switchSale(
  db: Db,
  actorId: string,
  { id, version, isOn }: { id: string; version: number; isOn: boolean },
): Promise<Result<AdminSale, ChangeCode>> {
  const action = isOn ? 'switch on offer' : 'switch off offer';
  return change<never>(db, { actorId, id, version, action }, () => ({ isOn }));
}

export function removeSale(
  db: Db,
  actorId: string,
  { id, version }: { id: string; version: number },
): Promise<Result<{ id: string }, ChangeCode>> {
  return db.transaction(async (tx) => {
    const before = await lockSale(tx, id);
    if (!before) return failure('sale-not-found');
    if (before.version !== version) return failure('sale-changed');
    await deleteSale(tx, id);
    const after = { name: null, percent: null, isOn: null };
    await recordChange(tx, {
      actorId,
      action: 'delete offer',
      target: `offer ${id}`,
      before: savedFields(before),
      after,
    });
    return success({ id });
  });
}

interface Change {
  actorId: string;
  action: AuditAction;
  id: string;
  version: number;
}

function change<Code extends ErrorCode>(
  db: Db,
  { actorId, action, id, version }: Change,
  columnsFor: (tx: Db, before: SaleRow) => Promise<SaleColumns | Failure<Code>> | Partial<SaleColumns>,
): Promise<Result<AdminSale, ChangeCode | Code>> {
  return db.transaction(async (tx) => {
    const before = await lockSale(tx, id);
    if (!before) return failure('sale-not-found');
    if (before.version !== version) return failure('sale-changed');
    const columns = await columnsFor(tx, before);
    if ('ok' in columns) return columns;
    const row = await updateSale(tx, id, columns);
    await recordSale(tx, { actorId, action, before, after: row });
    return success(await adminSale(tx, row));
  });
}

async function lastDayError(
  tx: Db,
  { lastDay }: SaleColumns,
): Promise<Failure<'sale-day-passed'> | undefined> {
  if (!lastDay || lastDay >= dayOf(await databaseNow(tx))) return undefined;
  return failure('sale-day-passed', { fields: { lastDay: errorMessage('sale-day-passed') } });
}

async function foodsError(
  tx: Db,
  { foodIds = [] }: SaleColumns,
): Promise<Failure<'food-not-found'> | undefined> {
  if (foodIds.length === 0 || (await countKnownFoods(tx, foodIds)) === foodIds.length) return undefined;
  return failure('food-not-found', { fields: { foodIds: errorMessage('food-not-found') } });
}

async function recordSale(
  tx: Db,
  {
    actorId,
    action,
    before,
    after,
  }: { actorId: string; action: AuditAction; before?: SaleRow; after: SaleRow },
): Promise<void> {
  await recordChange(tx, {
    actorId,
    action,
    target: `offer ${after.id}`,
    before: before ? savedFields(before) : {},
    after: savedFields(after),
  });
}
