import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const MIGRATIONS = path.join(import.meta.dirname, '../../db/migrations');
/** The rule is younger than the migrations before this one. */
const FIRST = '0083';
/** What breaks replicas of the previous version, which still run while the first new one migrates. */
const CONTRACTING = [
  /\bdrop\s+(table|column|view|type)\b/,
  /\brename\s+(to|column|constraint)\b/,
  /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/,
  /\balter\s+column\s+\w+\s+set\s+not\s+null\b/,
  /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?(?!constraint|check|primary|foreign|unique)\w+\s+[^,;]*\bnot\s+null(?![^,;]*\b(default|generated)\b)/,
];
/** A later release may remove what no running version uses any more, and says so. */
const REASON = /^-- contract: .{20,}$/m;

/** Without comments and the bodies of functions, which run later. */
const statementsOf = (sql: string) =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    .toLowerCase()
    .split(';')
    // `not null` before `default` is allowed in any order
    .map((statement) => statement.replaceAll(/\bdefault\s+('[^']*'|[\w.()]+)\s+not\s+null\b/g, 'default'));

const contracting = (sql: string) =>
  statementsOf(sql).filter(
    (statement) =>
      !/\bcreate\s+(temporary\s+)?table\b/.test(statement) &&
      CONTRACTING.some((pattern) => pattern.test(statement)),
  );

test('new migrations only add, so that old and new replicas sell side by side', () => {
  const broken = readdirSync(MIGRATIONS)
    .filter((file) => file >= FIRST)
    .filter((file) => {
      const sql = readFileSync(path.join(MIGRATIONS, file), 'utf8');
      return contracting(sql).length > 0 && !REASON.test(sql);
    });
  expect(broken, 'give the reason in a line "-- contract: unused since release …"').toEqual([]);
});

test.each([
  'alter table orders drop column note',
  'drop table orders',
  'alter table orders rename column note to remark',
  'alter table orders alter column note type integer',
  'alter table orders alter column note set not null',
  'alter table orders add column note text not null',
  'alter table orders add note text not null, add x integer',
])('is found: %s', (sql) => {
  expect(contracting(sql)).toHaveLength(1);
});

test.each([
  "alter table orders add column note text not null default ''",
  "alter table orders add column note text default '' not null",
  'alter table orders add column note text, add constraint short check (note is not null)',
  'create table batches (id uuid not null)',
  'create function f() returns void as $$ begin drop table x; end $$',
  'drop trigger a on b; create index c on d (e)',
])('is allowed: %s', (sql) => {
  expect(contracting(sql)).toEqual([]);
});
