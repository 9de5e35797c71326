const MAX_EMAIL_LENGTH = 254;
const PATTERN = /^[\w.-]+@([\w-]+\.)+[\w-]{2,63}$/;

/** Word characters, dots or hyphens, then domain labels, the last of 2 to 63 characters. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && PATTERN.test(text);
}
