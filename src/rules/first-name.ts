const MAX_INITIAL = 2;

/** How a page addresses a customer. Names that begin with initials, as in "K. Kavitha", are used in full. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  const isInitial = first.includes('.') || [...first].length <= MAX_INITIAL;
  return isInitial ? words.join(' ') : first;
}
