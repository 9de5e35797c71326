/** A list in one cell: `Karur; Erode`. A separator within an item has a backslash in front. */
export function listToCell(items: readonly string[], separator: ',' | ';' | '|'): string {
  const space = separator === '|' ? ' ' : '';
  return items.map((item) => escaped(item, separator)).join(`${space}${separator} `);
}

export function listFromCell(cell: string, separator: ',' | ';' | '|'): string[] {
  return split(cell, separator)
    .map((item) => unescaped(item.trim()))
    .filter((item) => item !== '');
}

/** Pairs in one cell: `Country of origin: India | Net weight: 910 g`. */
export function pairsToCell(pairs: readonly (readonly [name: string, value: string])[]): string {
  return pairs
    .map(([name, value]) => {
      const start = escaped(name, '|').replaceAll(':', '\\:');
      return value === '' ? start : `${start}: ${escaped(value, '|')}`;
    })
    .join(' | ');
}

export function pairsFromCell(cell: string): [name: string, value: string][] {
  return split(cell, '|')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => {
      const [name = '', ...rest] = split(pair, ':');
      return [unescaped(name.trim()), unescaped(rest.join(':').trim())];
    });
}

const escaped = (text: string, separator: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`);
const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

/** At separators without a backslash. */
function split(text: string, separator: string): string[] {
  const parts = [''];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === separator) parts.push('');
    else {
      const isEscape = character === '\\' && index + 1 < text.length;
      if (isEscape) index += 1;
      parts.push(parts.pop() + character + (isEscape ? text.charAt(index) : ''));
    }
  }
  return parts;
}
