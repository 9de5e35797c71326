import { adminValidation } from '../messages/admin-validation.ts';
import type { IndianState } from './indian-states.ts';
import { findState, stateCode, stateOfCode } from './states.ts';

const FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const BASE = DIGITS.length;

/** Upper case without spaces. */
export function normalizeGstin(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}

/** The check character (the 15th) of the first fourteen characters. */
function checkCharacter(first: string): string {
  const sum = [...first].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / BASE) + (product % BASE);
  }, 0);
  return DIGITS.charAt((BASE - (sum % BASE)) % BASE);
}

/** The state in which the GSTIN is registered; undefined for an unknown state code. */
export function stateOfGstin(gstin: string): IndianState | undefined {
  return stateOfCode(gstin.slice(0, 2));
}

/** Validation message of a GSTIN; undefined when it is valid. */
export function gstinError(gstin: string): string | undefined {
  if (!FORMAT.test(gstin)) return adminValidation.gstinFormat;
  if (!stateOfGstin(gstin)) return adminValidation.gstinState(gstin.slice(0, 2));
  if (checkCharacter(gstin.slice(0, 14)) !== gstin.at(-1)) {
    return adminValidation.gstinMistyped;
  }
  return undefined;
}

/** Validation message when the GSTIN is of another state: the wrong state would turn CGST and SGST into IGST. */
export function gstinStateError(gstin: string, state: string): string | undefined {
  const registered = stateOfGstin(gstin);
  const named = findState(state);
  if (!registered || !named || registered === named) return undefined;
  const [code, namedCode] = [gstin.slice(0, 2), stateCode(named)];
  return adminValidation.gstinOtherState({ registered, code, named, namedCode });
}

/** Warning for the admin when the shop's invoices are not valid tax invoices; undefined when they are. */
export function taxWarning({ gstin, state }: { gstin: string; state: string }): string | undefined {
  if (!gstin) {
    return adminValidation.gstinMissing;
  }
  const error = gstinError(gstin);
  if (error) return adminValidation.gstinInvalid({ gstin, reason: error });
  if (!findState(state)) {
    return adminValidation.shopStateMissing;
  }
  const mismatch = gstinStateError(gstin, state);
  return mismatch && adminValidation.gstinMismatch(mismatch);
}
