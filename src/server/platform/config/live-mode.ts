import type { KeyDefinition, KeyValues } from '../../../extension/keys.ts';
import { allKeys, canTakePayments, type KeyGroup, keyGroups } from './extension-keys.ts';
import type { ProvidersInput } from './providers.ts';
import type { Variables } from './variables.ts';

/** Without them, and without keys for payments, a live shop starts closed; the set-up assistant asks for them. */
const NEEDED_TO_SELL = [
  'SHOP_NAME',
  'SHOP_EMAIL',
  'SMTP_URL',
] as const satisfies readonly (keyof Variables)[];

/** Whether the environment alone is enough to sell, as every live shop needed before the set-up assistant. */
export function canSellByEnvironment({ variables, keys, extensions }: ProvidersInput): boolean {
  return NEEDED_TO_SELL.every((name) => variables[name]) && canTakePayments(extensions, keys);
}

/** Configuration errors of live mode; each line names the variable to change. */
export function liveModeErrors({ variables: input, keys, extensions }: ProvidersInput): string[] {
  const errors: string[] = [];
  if (!input.PUBLIC_URL) errors.push('PUBLIC_URL: is missing, and SHOP_MODE=live cannot sell without it');
  for (const group of keyGroups(extensions)) errors.push(...missingKeys(group, keys));
  if (input.PUBLIC_URL && !input.PUBLIC_URL.startsWith('https://')) {
    errors.push('PUBLIC_URL: must begin with https:// when SHOP_MODE=live');
  }
  // the shop does not serve TLS: https implies a proxy, whose IP address all customers would share
  if (input.PUBLIC_URL?.startsWith('https://') && input.TRUST_PROXY_HOPS === 0) {
    errors.push(
      'TRUST_PROXY_HOPS: is 0, so all customers behind your https proxy would share one limit; set it to the number of proxies, usually 1',
    );
  }
  if (!input.DATABASE_URL && !input.ALLOW_EMBEDDED_DATABASE) {
    errors.push(
      'DATABASE_URL: is missing; SHOP_MODE=live uses the embedded database only with ALLOW_EMBEDDED_DATABASE=true',
    );
  }
  if (input.EXCHANGE_RATE_URL && isSandbox(input.EXCHANGE_RATE_URL))
    errors.push(`EXCHANGE_RATE_URL: ${IS_SANDBOX}`);
  for (const key of allKeys(extensions)) {
    const error = keyError(key, keys[key.name]);
    if (error) errors.push(`${key.name}: ${error}`);
  }
  return errors;
}

const IS_SANDBOX = 'is a sandbox, and SHOP_MODE=live takes real money';

function keyError({ demoValue, isAddress, liveError }: KeyDefinition, value: string | undefined) {
  if (!value) return undefined;
  if (value === demoValue) return "is the demo shop's, which everybody can read";
  if (isAddress && isSandbox(value)) return IS_SANDBOX;
  return liveError?.(value);
}

/** A provider that the shop can do without needs all of its keys or none. */
function missingKeys({ keys, title, isWhole }: KeyGroup, values: KeyValues): string[] {
  const first = keys.find(({ name, isAddress }) => !isAddress && values[name]);
  if (!isWhole || !first) return [];
  return keys
    .filter(({ name, isOptional }) => !isOptional && !values[name])
    .map(({ name }) => `${name}: is missing, and ${first.name} is set; ${title} needs both, or neither`);
}

function isSandbox(input: string): boolean {
  // a path of this site: only the sandbox's scripts are served there
  if (!URL.canParse(input)) return true;
  const url = new URL(input);
  return (
    url.protocol !== 'https:' ||
    /(^|[.-])sandbox([.-]|$)/.test(url.hostname) ||
    url.pathname.startsWith('/sandbox') ||
    url.hostname === 'localhost' ||
    /^\[|^127\.|^10\.|^192\.168\./.test(url.hostname)
  );
}
