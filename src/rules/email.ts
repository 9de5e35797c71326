const MAX_EMAIL_LENGTH = 254;
const PATTERN = /^[\w.-]+@([\w-]+\.)+[\w-]{2,63}$/;

/** The shop's pattern: word characters, dots or hyphens, domain labels, a last label of 2 to 63. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && PATTERN.test(text);
}
