import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, isSafeLink, parseMarkup, wrongLink } from './markup.ts';

const text = (value: string) => ({ kind: 'text', text: value });

test('empty lines separate paragraphs, and a single line break stays in its paragraph', () => {
  expect(parseMarkup('One.\r\nStill one.\n \t\n\nTwo.')).toEqual([
    { kind: 'paragraph', content: [text('One.\nStill one.')] },
    { kind: 'paragraph', content: [text('Two.')] },
  ]);
  expect(parseMarkup(' \n\n ')).toEqual([]);
});

test('lines with a dash are a list, also directly below a sentence', () => {
  expect(parseMarkup('Send us:\n- a photo\n-   the number\nThank you.')).toEqual([
    { kind: 'paragraph', content: [text('Send us:')] },
    { kind: 'list', items: [[text('a photo')], [text('the number')]] },
    { kind: 'paragraph', content: [text('Thank you.')] },
  ]);
  expect(parseMarkup('-5 degrees')).toEqual([{ kind: 'paragraph', content: [text('-5 degrees')] }]);
});

test('bold and links to pages, sites, e-mail and phone', () => {
  expect(parseMarkup('See **this** [page](/orders#one) or [write](mailto:a@b.example).')).toEqual([
    {
      kind: 'paragraph',
      content: [
        text('See '),
        { kind: 'bold', text: 'this' },
        text(' '),
        { kind: 'link', text: 'page', to: '/orders#one' },
        text(' or '),
        { kind: 'link', text: 'write', to: 'mailto:a@b.example' },
        text('.'),
      ],
    },
  ]);
});

test('rows of names and values are facts; a row without a value is left out', () => {
  expect(
    parseMarkup('| Seller | Nila Farms |\n| Licence | |\n| Officer | , |\n| Email | [a](mailto:a@b.in)'),
  ).toEqual([
    {
      kind: 'facts',
      rows: [
        { name: 'Seller', value: [text('Nila Farms')] },
        { name: 'Email', value: [{ kind: 'link', text: 'a', to: 'mailto:a@b.in' }] },
      ],
    },
  ]);
});

test('rows below a line of dashes are a table', () => {
  expect(parseMarkup('| To | Time |\n|---|---|\n| Goa | 2 to 4 days |')).toEqual([
    { kind: 'table', head: ['To', 'Time'], rows: [[[text('Goa')], [text('2 to 4 days')]]] },
  ]);
});

test.each(['/', '/orders?x=1', 'https://farm.example/a_(b)', 'mailto:a@b.example', 'tel:+919000012345'])(
  '%s is a safe link',
  (target) => expect(isSafeLink(target)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'http://farm.example',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'https://a b',
  'mailto:',
  'mailto:a@b?body=x y',
  'tel:abc',
  'vbscript:x',
  '',
])('%j is no link: its text is shown as text', (target) => {
  expect(isSafeLink(target)).toBe(false);
  expect(parseMarkup(`[press](${target})`).flatMap(linksOf)).toEqual([]);
});

test('a link without a text, as of a missing e-mail address, is left out', () => {
  expect(parseMarkup('Write to [](mailto:).')).toEqual([
    { kind: 'paragraph', content: [text('Write to '), text('.')] },
  ]);
});

test('the first wrong link of a text is found; placeholders in addresses are fine', () => {
  expect(wrongLink('[a](/b) [c](http://d) [e](javascript:f)')).toBe('http://d');
  expect(wrongLink('[{email}](mailto:{email}) [{phone}](tel:{phoneNumber}) **[x]**')).toBeUndefined();
  expect(wrongLink('[x]({email})')).toBe('{email}');
  expect(wrongLink('[x](javascript:alert(1))')).toBe('javascript:alert(1)');
});

test('HTML stays text', () => {
  const html = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(parseMarkup(html)).toEqual([{ kind: 'paragraph', content: [text(html)] }]);
});

test('whatever is typed, every link is safe and nothing is slow', () => {
  const nasty = fc.array(
    fc.constantFrom('[', ']', '(', ')', '**', '- ', '|', '\n', 'a', 'javascript:', '/', ' '),
    {
      maxLength: 400,
    },
  );
  fc.assert(
    fc.property(nasty, (parts) => {
      for (const { to } of parseMarkup(parts.join('')).flatMap(linksOf)) expect(isSafeLink(to)).toBe(true);
    }),
  );
});

function linksOf(block: Block) {
  const inlines =
    block.kind === 'paragraph'
      ? block.content
      : block.kind === 'list'
        ? block.items.flat()
        : block.kind === 'facts'
          ? block.rows.flatMap(({ value }) => value)
          : block.rows.flat(2);
  return inlines.filter((inline) => inline.kind === 'link');
}
