/** The first characters of a text. It never ends in half an emoji, which JSON columns of the database reject. */
export function cutText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}
