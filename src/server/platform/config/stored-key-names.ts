import type { Extension } from '../../../extension/extension.ts';
import { isStorable, keyGroups } from './extension-keys.ts';

const MAIL_KEYS = ['SMTP_URL', 'MAIL_FROM'];

/** Environment variables that an admin can also enter in the set-up assistant. They are stored encrypted. */
export function storedKeyNames(extensions: readonly Extension[]): string[] {
  const keys = keyGroups(extensions).flatMap((group) => group.keys);
  return [...keys.filter(isStorable).map(({ name }) => name), ...MAIL_KEYS];
}

/** The names under which the values before a change are stored, by the key. */
export function previousKeyNames(extensions: readonly Extension[]): ReadonlyMap<string, string> {
  const keys = keyGroups(extensions).flatMap((group) => group.keys);
  return new Map(
    keys.flatMap(({ name, previousName }) => (previousName === undefined ? [] : [[name, previousName]])),
  );
}
