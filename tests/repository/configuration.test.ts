import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Workflow {
  jobs: {
    test: {
      strategy: { matrix: { part: string[] } };
      steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
    };
  };
}

const { strategy, steps } = (parse(read('.github/workflows/ci.yml')) as Workflow).jobs.test;

// another process on two busy cores: patience is no check
test('the workflow runs all parts of npm test, each shard once', { timeout: 30_000 }, () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/test.ts', '?'], { cwd: ROOT, encoding: 'utf8' });
  const parts = /"\?" is none of (.+)/.exec(stdout)?.[1]?.split(', ') ?? [];
  // all is everything, quick a choice of it
  const expected = parts.filter((part) => part !== 'all' && part !== 'quick');
  expect(expected).toContain('static');

  const jobs = strategy.matrix.part.map((message) => message.split(' --shard='));
  expect(new Set(jobs.map(([part]) => part))).toEqual(new Set(expected));
  for (const part of expected) {
    const shards = jobs.filter(([name]) => name === part).map(([, shard = '1/1']) => shard);
    expect(shards, part).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  }
  expect(steps.filter(({ run }) => run && /^npm test -- \$\{\{ matrix\.part \}\}$/.test(run))).toHaveLength(
    1,
  );
});

test('the workflow uses the Node of package.json, and names the version beside the digest of each action', () => {
  const setup = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
  expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${setup?.with?.['node-version']}`);
  const actions = read('.github/workflows/ci.yml').match(/uses: .+/g) ?? [];
  expect(actions.length).toBeGreaterThan(2);
  for (const action of actions) expect(action).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every issue form has a name, a description and labelled questions with ids of their own', () => {
  const forms = readdirSync(path.join(ROOT, '.github/ISSUE_TEMPLATE'));
  expect(forms).toContain('bug.yml');
  for (const form of forms) {
    const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${form}`));
    expect([typeof name, typeof description], form).toEqual(['string', 'string']);
    const questions = body.filter(({ type }: { type: string }) => type !== 'markdown');
    const ids = questions.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size, form).toBe(questions.length);
    for (const { attributes } of questions) expect(attributes.label, form).toMatch(/\w/);
  }
});

test('.editorconfig says what biome.json says', () => {
  const [, everywhere = ''] = read('.editorconfig').split(/^\[.+\]$/m);
  const settings = Object.fromEntries(
    [...everywhere.matchAll(/^(\w+) = (.+)$/gm)].map(([, ...pair]) => pair),
  );
  const { indentStyle, indentWidth, lineWidth } = JSON.parse(read('biome.json')).formatter;
  expect(settings).toMatchObject({
    indent_style: indentStyle,
    indent_size: String(indentWidth),
    max_line_length: String(lineWidth),
  });
});
