/** Line breaks, tabs and characters that nobody sees become a space: a name must not begin a second line of a mail's head. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
