import type { PolicyForm, PolicySettings } from '../../contract/policy.ts';
import { DEFAULT_POLICY, type ShopPolicy } from '../../rules/policy.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findSavedSettings, findVersionedPolicy, saveSettingsPart } from './shop.store.ts';

/** The effective policy: what was saved, then the defaults. */
export function withDefaults(saved: Partial<ShopPolicy>): ShopPolicy {
  return { ...DEFAULT_POLICY, ...saved };
}

export async function getPolicy(db: Db): Promise<ShopPolicy> {
  return withDefaults((await findSavedSettings(db)).policy);
}

/** The policy with the version for optimistic locking. */
export async function getPolicySettings(db: Db): Promise<PolicySettings> {
  const { value, version } = await findVersionedPolicy(db);
  return { ...withDefaults(value), version };
}

/** Holds for new orders. Orders that exist keep what they were promised, where that is better for the customer. */
export function changePolicy(
  db: Db,
  actorId: string,
  { version, ...policy }: PolicyForm,
): Promise<Result<PolicySettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const before = await getPolicy(tx);
    if (!(await saveSettingsPart(tx, 'policy', policy, version))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change policy',
      target: 'policy',
      before: { ...before },
      after: policy,
    });
    return success(await getPolicySettings(tx));
  });
}
