import type { LogoForm, LogoSettings } from '../../../contract/admin/logo.ts';
import type { SavedLogo } from '../../../rules/saved-logo.ts';
import { recordChange } from '../../audit/record-change.ts';
import { type LogoError, saveLogo } from '../../images/save-logo.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { brandOfPages, getBrand } from '../look/get-brand.ts';
import { findVersionedLogo, saveSettingsPart } from '../shop.store.ts';

export async function getLogoSettings(db: Db, config: Config): Promise<LogoSettings> {
  const { version } = await findVersionedLogo(db);
  return { logo: brandOfPages(await getBrand(db, config)).logo, version };
}

export interface LogoDeps {
  db: Db;
  config: Config;
  storage: Storage;
}

/** A new logo shows its own colours, and replaces the pictures that a demo brand brought along. */
export async function uploadLogo(
  deps: LogoDeps,
  actorId: string,
  { bytes, version }: { bytes: Uint8Array; version: number | undefined },
): Promise<Result<LogoSettings, LogoError | 'settings-changed'>> {
  const stored = await saveLogo(deps.storage, bytes);
  if (!stored.ok) return stored;
  return saveChange(deps, actorId, version, () => ({ ...stored.value, isTinted: false }));
}

export function changeLogo(
  deps: LogoDeps,
  actorId: string,
  { isTinted, version }: LogoForm,
): Promise<Result<LogoSettings, 'settings-changed'>> {
  return saveChange(deps, actorId, version, (saved) => ({ ...saved, isTinted }));
}

export function removeLogo(
  deps: LogoDeps,
  actorId: string,
  version: number | undefined,
): Promise<Result<LogoSettings, 'settings-changed'>> {
  return saveChange(deps, actorId, version, () => ({}));
}

function saveChange(
  { db, config }: LogoDeps,
  actorId: string,
  version: number | undefined,
  change: (saved: Partial<SavedLogo>) => Partial<SavedLogo>,
): Promise<Result<LogoSettings, 'settings-changed'>> {
  return db.transaction(async (tx) => {
    const { value: before, version: current } = await findVersionedLogo(tx);
    // without a logo there is nothing to tint
    const after = before.url || change(before).url ? change(before) : {};
    if (!(await saveSettingsPart(tx, 'logo', after, version ?? current))) return failure('settings-changed');
    await recordChange(tx, {
      actorId,
      action: 'change logo',
      target: 'logo',
      before: { url: before.url ?? null, isTinted: before.isTinted ?? null },
      after: { url: after.url ?? null, isTinted: after.isTinted ?? null },
    });
    return success(await getLogoSettings(tx, config));
  });
}
