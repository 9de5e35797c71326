export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  /** Names with their values. */
  | { kind: 'facts'; rows: { name: string; value: Inline[] }[] }
  | { kind: 'table'; head: string[]; rows: Inline[][][] };

/** A target may have one pair of brackets inside. */
const INLINE = /\[([^[\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)|\*\*([^*\n]+)\*\*/g;
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const OUTSIDE = /^(https:\/\/[^\s/?#\\]+[^\s\\]*|mailto:[^\s@:/]+@[^\s@:/]+|tel:\+?\d{3,15})$/;

/** A path of this site, an https URL, an e-mail address or a phone number: nothing that could run code. */
export function isSafeLink(target: string): boolean {
  return isOwnPath(target) || OUTSIDE.test(target);
}

export function isOwnPath(target: string): boolean {
  return OWN_PATH.test(target);
}

/**
 * A small markup for texts of the shop's owner. Its result is data, which pages render as elements: HTML in the text is shown
 * as it was typed.
 */
export function parseMarkup(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .flatMap((part) => {
      const lines = part
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
      return groupLines(lines).flatMap(toBlock);
    });
}

/** The first link of the text that leads nowhere allowed. A target that a placeholder fills in is checked when it is shown. */
export function wrongLink(source: string): string | undefined {
  return [...source.matchAll(INLINE)]
    .flatMap(([, text, target]) => (text === undefined ? [] : [target ?? '']))
    .find((target) => !isSafeLink(target) && !/^(mailto|tel):\{\w+\}$/.test(target));
}

type LineKind = 'paragraph' | 'list' | 'row';

function kindOf(line: string): LineKind {
  if (line.startsWith('- ')) return 'list';
  return line.startsWith('|') ? 'row' : 'paragraph';
}

/** Neighbouring lines of the same kind belong together. */
function groupLines(lines: readonly string[]): { kind: LineKind; lines: string[] }[] {
  const groups: { kind: LineKind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

function toBlock({ kind, lines }: { kind: LineKind; lines: string[] }): Block[] {
  if (kind === 'list') return [{ kind, items: lines.map((line) => parseInline(line.slice(2).trim())) }];
  if (kind === 'row') return rowsBlock(lines);
  const content = parseInline(lines.join('\n'));
  return content.length > 0 ? [{ kind, content }] : [];
}

/** With a line of dashes below the first one the rows are a table, otherwise names and values. */
function rowsBlock(lines: readonly string[]): Block[] {
  const rows = lines.map(cellsOf);
  const [head = [], rule = [], ...body] = rows;
  if (rule.length > 0 && rule.every((cell) => /^-+$/.test(cell))) {
    return [{ kind: 'table', head, rows: body.map((cells) => cells.map(parseInline)) }];
  }
  const facts = rows
    .map(([name = '', ...values]) => ({ name, text: values.join(' | ') }))
    // a fact that the shop does not have, such as a registration, is left out
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ name, text }) => ({ name, value: parseInline(text) }));
  return facts.length > 0 ? [{ kind: 'facts', rows: facts }] : [];
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());
}

function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let position = 0;
  const addText = (text: string) => {
    if (text) parts.push({ kind: 'text', text });
  };
  for (const match of source.matchAll(INLINE)) {
    const [whole, text, target = '', bold] = match;
    addText(source.slice(position, match.index));
    position = match.index + whole.length;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (text && isSafeLink(target)) parts.push({ kind: 'link', text, to: target });
    else addText(text ?? '');
  }
  addText(source.slice(position));
  return parts;
}
