import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['Asha Nair', 'Asha Nair'],
  ['Asha\r\nBcc: x@example.org', 'Asha Bcc: x@example.org'],
  ['Asha\u2028Nair\u0085\u0000', 'Asha Nair '],
  ['\ud83e\uddc2 ஆஷா', '\ud83e\uddc2 ஆஷா'],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
