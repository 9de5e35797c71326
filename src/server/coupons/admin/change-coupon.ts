import type { AdminCoupon, CouponCreate, CouponEdit } from '../../../contract/admin/coupons.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { AuditAction } from '../../../messages/en/admin-audit.ts';
import { dayOf } from '../../../rules/days.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Db } from '../../platform/db/db.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { type Failure, failure, type Result, success } from '../../platform/result.ts';
import type { CouponRow } from '../coupons.store.ts';
import { adminCoupon, couponColumns } from './coupon-response.ts';
import { endCoupon, insertCoupon, lockCoupon, updateCoupon } from './coupons.store.ts';

export function createCoupon(
  db: Db,
  actorId: string,
  { code, ...edit }: CouponCreate,
): Promise<Result<AdminCoupon, 'coupon-exists' | 'coupon-day-passed'>> {
  if (hasPassed(edit.expiresOn)) return Promise.resolve(dayPassed());
  return db.transaction(async (tx) => {
    const row = await insertCoupon(tx, { code, ...couponColumns(edit) });
    if (!row) return failure('coupon-exists');
    const after = adminCoupon(row);
    await recordChange(tx, { actorId, action: 'create coupon', target: `coupon ${code}`, before: {}, after });
    return success(after);
  });
}

/** The message stands at the field of the last day. */
function dayPassed() {
  return failure('coupon-day-passed', { fields: { expiresOn: errorMessage('coupon-day-passed') } });
}

function hasPassed(lastDay: string): boolean {
  return lastDay < dayOf(new Date());
}

/** Orders that already hold the coupon keep their discount. */
export function editCoupon(
  db: Db,
  actorId: string,
  code: string,
  edit: CouponEdit,
): Promise<Result<AdminCoupon, 'coupon-not-found' | 'limit-below-use' | 'coupon-day-passed'>> {
  return change(db, actorId, code, 'edit coupon', (tx, before) => {
    if (edit.limitTotal !== null && edit.limitTotal < before.usedCount) return failure('limit-below-use');
    const { expiresAt, ...columns } = couponColumns(edit);
    // an unchanged last day keeps the exact end: editing a coupon that was ended today does not revive it
    if (edit.expiresOn === adminCoupon(before).expiresOn) return updateCoupon(tx, code, columns);
    if (hasPassed(edit.expiresOn)) return dayPassed();
    return updateCoupon(tx, code, { ...columns, expiresAt });
  });
}

export function expireCoupon(
  db: Db,
  actorId: string,
  code: string,
): Promise<Result<AdminCoupon, 'coupon-not-found'>> {
  return change<never>(db, actorId, code, 'expire coupon', (tx) => endCoupon(tx, code));
}

function change<Code extends ErrorCode>(
  db: Db,
  actorId: string,
  code: string,
  action: AuditAction,
  act: (tx: Db, before: CouponRow) => Promise<CouponRow> | Failure<Code>,
): Promise<Result<AdminCoupon, 'coupon-not-found' | Code>> {
  return db.transaction(async (tx) => {
    const before = await lockCoupon(tx, code);
    if (!before) return failure('coupon-not-found');
    const row = await act(tx, before);
    if ('ok' in row) return row;
    const after = adminCoupon(row);
    await recordChange(tx, { actorId, action, target: `coupon ${code}`, before: adminCoupon(before), after });
    return success(after);
  });
}
