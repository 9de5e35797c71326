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
  if (!FORMAT.test(gstin)) return 'A GSTIN has 15 characters, such as 33ABCDE1234F1Z7';
  if (!stateOfGstin(gstin)) return `A GSTIN begins with the code of a state; ${gstin.slice(0, 2)} is none`;
  if (checkCharacter(gstin.slice(0, 14)) !== gstin.at(-1)) {
    return 'The last character does not fit the others: one of them is mistyped';
  }
  return undefined;
}

/** Validation message when the GSTIN is of another state: the wrong state would turn CGST and SGST into IGST. */
export function gstinStateError(gstin: string, state: string): string | undefined {
  const registered = stateOfGstin(gstin);
  const named = findState(state);
  if (!registered || !named || registered === named) return undefined;
  return `This GSTIN is of ${registered} (${gstin.slice(0, 2)}), ${named} has the code ${stateCode(named)}`;
}

/** Warning for the admin when the shop's invoices are not valid tax invoices; undefined when they are. */
export function taxWarning({ gstin, state }: { gstin: string; state: string }): string | undefined {
  if (!gstin) {
    return 'No GSTIN is set: invoices are not tax invoices and carry no GST. If your shop is registered for GST, set GSTIN and state in the settings.';
  }
  const error = gstinError(gstin);
  if (error) return `The GSTIN ${gstin} is not valid. ${error}.`;
  if (!findState(state)) {
    return 'The state of the shop is not set: every invoice would carry IGST, also within your state. Set it in the settings.';
  }
  const mismatch = gstinStateError(gstin, state);
  return mismatch && `GSTIN and state of the shop do not fit: invoices carry the wrong tax. ${mismatch}.`;
}
