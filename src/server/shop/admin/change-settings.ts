import {
  gstinMismatch,
  type Settings,
  type SettingsForm,
  type SettingsPatch,
} from '../../../contract/admin/settings.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Config, ShopFromEnvironment } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { findVersionedDetails, saveSettingsPart } from '../shop.store.ts';
import { shopDetails } from '../shop-details.ts';

/** The environment variable that overrides each field. */
const variables: Record<string, keyof ShopFromEnvironment> = {
  name: 'SHOP_NAME',
  legalName: 'SHOP_LEGAL_NAME',
  tagline: 'SHOP_TAGLINE',
  email: 'SHOP_EMAIL',
  phone: 'SHOP_PHONE',
  address: 'SHOP_ADDRESS',
  state: 'SHOP_STATE',
  gstin: 'SHOP_GSTIN',
  latitude: 'SHOP_LATITUDE',
  longitude: 'SHOP_LONGITUDE',
  foodLicence: 'SHOP_FOOD_LICENCE',
  enterpriseRegistration: 'SHOP_ENTERPRISE_REGISTRATION',
  'grievanceOfficer.name': 'SHOP_GRIEVANCE_OFFICER',
  'grievanceOfficer.designation': 'SHOP_GRIEVANCE_DESIGNATION',
  'grievanceOfficer.email': 'SHOP_GRIEVANCE_EMAIL',
  'grievanceOfficer.phone': 'SHOP_GRIEVANCE_PHONE',
  pictureSiteUrl: 'SHOP_PICTURE_SITE_URL',
  videoSiteUrl: 'SHOP_VIDEO_SITE_URL',
};

/** The effective settings, the fields that environment variables override, and the version for optimistic locking. */
export async function getSettings(db: Db, config: Config): Promise<Settings> {
  const { value, version } = await findVersionedDetails(db);
  const withoutGst = value.withoutGst === true;
  return { values: shopDetails(config, value), fixed: fixedFields(config.shop), withoutGst, version };
}

/** Overridden fields are saved too, and apply once their environment variable is removed. */
export function changeSettings(
  db: Db,
  config: Config,
  actorId: string,
  form: SettingsForm,
): Promise<Result<Settings, 'settings-changed'>> {
  return db.transaction(async (tx) => saveSettings(tx, config, actorId, await getSettings(tx, config), form));
}

/** Changes only the fields of the patch. */
export function patchSettings(
  db: Db,
  config: Config,
  actorId: string,
  patch: SettingsPatch,
): Promise<Result<Settings, 'settings-changed' | 'bad-request'>> {
  return db.transaction(async (tx) => {
    const before = await getSettings(tx, config);
    const form = { ...before.values, ...withoutUndefined(patch) };
    const mismatch = gstinMismatch(form, Object.keys(before.fixed));
    if (mismatch) return failure('bad-request', { fields: { [mismatch.field]: mismatch.message } });
    return saveSettings(tx, config, actorId, before, form);
  });
}

async function saveSettings(
  tx: Db,
  config: Config,
  actorId: string,
  before: Settings,
  { version, withoutGst = before.withoutGst, ...form }: SettingsForm,
): Promise<Result<Settings, 'settings-changed'>> {
  const details = { ...shopDetails(config, form), withoutGst };
  if (!(await saveSettingsPart(tx, 'details', details, version))) return failure('settings-changed');
  const after = await getSettings(tx, config);
  await recordChange(tx, {
    actorId,
    action: 'change settings',
    target: 'settings',
    before: { ...before.values, withoutGst: before.withoutGst },
    after: { ...after.values, withoutGst },
  });
  return success(after);
}

function withoutUndefined<Patch extends object>(patch: Patch) {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Field in keyof Patch]: NonNullable<Patch[Field]> };
}

/** The fields that environment variables override, with the name of the variable. */
export function fixedFields(shop: ShopFromEnvironment): Record<string, string> {
  const overridden = Object.entries(variables).filter(([, variable]) => shop[variable] !== undefined);
  const fixed = Object.fromEntries(overridden);
  // the shop's name is the default of its legal name
  return fixed.name && !fixed.legalName ? { ...fixed, legalName: 'SHOP_NAME' } : fixed;
}
