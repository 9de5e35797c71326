/** Between the digits: spaces, dots, brackets, any hyphen, and marks of direction that come along when a number is copied. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}]/gu;
const INDIAN = /^(?:\+91|0091|91)?0?([6-9]\d{9})$/;

/** An Indian mobile number as +919841233456, however it was typed. Undefined: it is none. */
export function mobileNumber(typed: string): string | undefined {
  const digits = INDIAN.exec(typed.replaceAll(SEPARATORS, ''))?.[1];
  return digits === undefined ? undefined : `+91${digits}`;
}

/** The ten digits of +919841233456, as forms and orders store them. */
export function tenDigits(mobile: string): string {
  return mobile.slice(-10);
}

/** +919841233456 as "98412 33456". */
export function readableMobile(mobile: string): string {
  return tenDigits(mobile).replace(/^(\d{5})/, '$1 ');
}
