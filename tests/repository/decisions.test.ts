import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const files = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort();

interface Decision {
  file: string;
  number: string;
  title: string;
  date: string;
  status: string;
  /** The file that supersedes this decision. */
  successor?: string;
}

const HEAD =
  /^# (\d{4})\. (.+)\n\n- Date: (\d{4}-\d{2}-\d{2})\n- Status: (accepted|superseded by \[(\d{4})\]\((\5-[\w-]+\.md)\))\n/;
const decisions = files.map((file): Decision => {
  const [, number = '', title = '', date = '', status = '', , successor] = HEAD.exec(read(file)) ?? [];
  return { file, number, title, date, status, ...(successor && { successor }) };
});

test.each(decisions)('$file has its number, a title, a date, a status and four parts', (decision) => {
  expect(decision.file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(decision.number).toBe(decision.file.slice(0, 4));
  expect(decision.title).not.toBe('');
  expect(decision.status).not.toBe('');
  expect(new Date(decision.date).toISOString()).toMatch(new RegExp(`^${decision.date}`));
  const headings = [...read(decision.file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Reason', 'Consequences']);
});

test('numbers have no gaps and no duplicates', () => {
  expect(decisions.map(({ number }) => Number(number))).toEqual(decisions.map((_, index) => index + 1));
});

test('a superseded decision and its later successor link to each other', () => {
  const superseded = decisions.filter(({ successor }) => successor);
  expect(superseded.length).toBeGreaterThan(0);
  for (const { file, number, successor = '' } of superseded) {
    expect(files, file).toContain(successor);
    expect(successor > file, file).toBe(true);
    expect(read(successor)).toContain(`- Supersedes: [${number}](${file})`);
  }
  const links = decisions.flatMap(({ file }) => [...read(file).matchAll(/^- Supersedes: .+$/gm)]);
  expect(links.length).toBe(superseded.length);
});

test('the index lists every decision with its title, date and status, in order', () => {
  const rows = [...read('README.md').matchAll(/^\| \[\d{4}\].+$/gm)].map(([row]) => row);
  expect(rows).toEqual(
    decisions.map(
      ({ number, file, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`,
    ),
  );
});
