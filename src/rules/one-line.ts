/** Replaces line breaks, tabs and invisible characters with a space; prevents e-mail header injection. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
