import type { CheckItem, SelfCheck, SetupStep } from '../../contract/admin/self-check.ts';
import { checkResults } from '../../messages/check-results.ts';
import { setupChecks } from '../../messages/setup-checks.ts';
import { inCurrentLanguage } from '../platform/stored-text.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { openPushKeys } from '../push/push-keys.ts';
import { getSettings } from '../shop/admin/change-settings.ts';
import type { ActiveCheck, Admin } from './checks/active-check.ts';
import { activeChecks } from './checks/active-checks.ts';
import { type CheckDeps, type CheckResult, failed, ok, warning } from './checks/check-deps.ts';
import { neededDetails } from './needed-details.ts';
import { checkProxyHops } from './proxy-hops.ts';
import type { RecordedCheck } from './record-check.ts';
import {
  countPublishedFoods,
  findShopState,
  type SelfCheckRow,
  saveSelfCheck,
  selectSelfChecks,
} from './setup.store.ts';

const CHECK_TIMEOUT_MS = 20_000;
const DAY_MS = 24 * 3600 * 1000;
/** An older result says nothing about today. */
const MAX_RESULT_AGE_MS = DAY_MS;
const MAX_BACKUP_AGE_MS = 2 * DAY_MS;
const MAX_RESTORE_CHECK_AGE_MS = 9 * DAY_MS;

/** All items with what is known of them; asks nobody outside. */
export async function getSelfCheck(deps: CheckDeps, forwarded: string | undefined): Promise<SelfCheck> {
  const { db, setup } = deps;
  const { config, state, keys } = setup;
  const [settings, foods, results, row, pushKeys] = await Promise.all([
    getSettings(db, config),
    countPublishedFoods(db),
    selectSelfChecks(db),
    findShopState(db),
    openPushKeys(db, keys.settingsKey).check(),
  ]);
  const active = activeChecks(setup).map((check) =>
    activeItem(
      check,
      results.find(({ name }) => name === check.name),
    ),
  );
  return {
    items: [
      ...neededDetails(settings, foods),
      ...active,
      item('proxy-hops', setupChecks.proxyHops, checkProxyHops(forwarded, config.trustedProxies), {
        meaning: setupChecks.proxyHopsMeaning,
        advice: setupChecks.proxyHopsAdvice,
      }),
      item('backup', setupChecks.backup, backupAge(row.lastBackupAt), {
        meaning: setupChecks.backupMeaning,
        advice: setupChecks.backupAdvice,
      }),
      ...(config.backupKey ? recordedItems(results) : []),
      item('push-keys', setupChecks.pushKeys, pushKeysResult(pushKeys), {
        meaning: setupChecks.pushKeysMeaning,
        advice: setupChecks.pushKeysAdvice,
      }),
      ...(config.mode === 'live'
        ? [item('stored-keys', setupChecks.storedKeys, storedKeysResult(keys), storedKeysItem())]
        : []),
    ],
    isOpen: state.isOpen(),
    wasOpen: state.wasOpen(),
    mode: config.mode,
    visitUrl: `${config.publicUrl}/?key=${state.visitKey()}`,
  };
}

/** Runs checks that ask somebody else, and saves their results. Names of no check are ignored. */
export async function runSelfCheck(deps: CheckDeps, admin: Admin, names?: readonly string[]): Promise<void> {
  const checks = activeChecks(deps.setup).filter(({ name }) => names === undefined || names.includes(name));
  await Promise.all(
    checks.map(async ({ name, missing, run }) => {
      if (missing) return;
      const result = await withTimeout(CHECK_TIMEOUT_MS, run(deps, admin)).catch(() =>
        failed(() => checkResults.tooLong),
      );
      await saveSelfCheck(deps.db, { name, ...result });
    }),
  );
}

/** The needed items that keep the shop closed. */
export function missingItems({ items }: SelfCheck): CheckItem[] {
  return items.filter(({ isNeeded, status }) => isNeeded && status !== 'ok' && status !== 'warning');
}

/** Work of the night that records its own results. */
function recordedItems(results: SelfCheckRow[]): CheckItem[] {
  const recorded = (name: RecordedCheck, title: string, meaning: string, maxAgeMs: number) => {
    const found = results.find((result) => result.name === name);
    const isRecent = found && Date.now() - found.checkedAt.getTime() < maxAgeMs;
    const result = isRecent ? found : warning(() => setupChecks.notChecked);
    return {
      ...item(name, title, result, { meaning, advice: setupChecks.nightlyBackupAdvice }),
      checkedAt: isRecent ? found.checkedAt.toISOString() : null,
    };
  };
  return [
    recorded(
      'scheduled-backup',
      setupChecks.nightlyBackup,
      setupChecks.nightlyBackupMeaning,
      MAX_BACKUP_AGE_MS,
    ),
    recorded(
      'restore-check',
      setupChecks.restoreCheck,
      setupChecks.restoreCheckMeaning,
      MAX_RESTORE_CHECK_AGE_MS,
    ),
  ];
}

function activeItem(check: ActiveCheck, result: SelfCheckRow | undefined): CheckItem {
  const { name, title, step, isNeeded, missing } = check;
  const isRecent = result !== undefined && Date.now() - result.checkedAt.getTime() < MAX_RESULT_AGE_MS;
  const status = missing ? 'failed' : isRecent ? result.status : 'unknown';
  return {
    name,
    title,
    step,
    isNeeded,
    status,
    message:
      missing ?? (isRecent ? inCurrentLanguage(result.message, result.translations) : setupChecks.notChecked),
    meaning: isWrong(status) ? check.meaning : '',
    advice: isWrong(status) ? check.advice : '',
    details: isRecent && !missing ? result.details : '',
    checkedAt: isRecent && !missing ? result.checkedAt.toISOString() : null,
  };
}

const isWrong = (status: CheckItem['status']) => status === 'failed' || status === 'warning';

const storedKeysItem = () => ({
  step: 'payments' as const,
  isNeeded: true,
  meaning: setupChecks.storedKeysMeaning,
  advice: setupChecks.storedKeysAdvice,
});

function item(
  name: string,
  title: string,
  { status, message, translations, details }: CheckResult,
  {
    step = 'open',
    isNeeded = false,
    meaning,
    advice,
  }: { step?: SetupStep; isNeeded?: boolean; meaning: string; advice: string },
): CheckItem {
  return {
    name,
    title,
    step,
    isNeeded,
    status,
    message: inCurrentLanguage(message, translations),
    meaning: status === 'ok' ? '' : meaning,
    advice: status === 'ok' ? '' : advice,
    details,
    checkedAt: null,
  };
}

function storedKeysResult(keys: CheckDeps['setup']['keys']): CheckResult {
  const unreadable = keys.unreadable();
  if (unreadable.length > 0)
    return failed(
      () => setupChecks.keysUnreadable,
      `${unreadable.join(', ')}: encrypted with another SETTINGS_KEY or settings.key`,
    );
  return ok(
    () => setupChecks.keysEncrypted,
    keys.settingsKey.source === 'environment'
      ? 'with SETTINGS_KEY'
      : 'with settings.key in DATA_DIR; several servers need SETTINGS_KEY instead',
  );
}

function pushKeysResult(state: 'ok' | 'missing' | 'unreadable'): CheckResult {
  if (state === 'ok') return ok(() => setupChecks.pushKeysOk);
  return warning(() => (state === 'missing' ? setupChecks.pushKeysMissing : setupChecks.keysUnreadable));
}

function backupAge(at: Date | null): CheckResult {
  if (!at) return warning(() => setupChecks.noBackup);
  const age = Date.now() - at.getTime();
  const hours = Math.round(age / 3_600_000);
  const text = () =>
    hours < 48 ? setupChecks.backupHours(hours) : setupChecks.backupDays(Math.round(hours / 24));
  return age < MAX_BACKUP_AGE_MS ? ok(text) : warning(text);
}
