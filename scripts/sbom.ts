/**
 * Prints the SBOM as CycloneDX: every package of the lock file that is not only a development dependency.
 *   node scripts/sbom.ts --compare old-package-lock.json     what changed since then, as Markdown; development packages too
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { comparePackages, type Lock, lockedPackages } from './locked-packages.ts';

const read = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8'));
const lock = read(path.join(import.meta.dirname, '../package-lock.json'));
const [option, oldFile] = process.argv.slice(2);
if (option === '--compare' && oldFile) {
  const lines = comparePackages(lockedPackages(read(oldFile)), lockedPackages(lock));
  process.stdout.write(`## Packages\n\n${lines.length > 0 ? lines.join('\n') : 'No package changed.'}\n`);
  // the same version must never have other content
  if (lines.some((line) => line.includes('other content'))) process.exitCode = 1;
} else process.stdout.write(`${JSON.stringify(cycloneDx(lock), undefined, 2)}\n`);

// npm sbom omits packages that a development dependency also requires, such as zod
function cycloneDx({ name, version, ...rest }: Lock): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: lockedPackages({ name, version, ...rest })
      .filter(({ isDevelopment }) => !isDevelopment)
      .map((one) => ({
        type: 'library',
        'bom-ref': one.location,
        name: one.name,
        version: one.version,
        purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
        hashes: [
          {
            alg: 'SHA-512',
            content: Buffer.from(one.integrity.slice('sha512-'.length), 'base64').toString('hex'),
          },
        ],
        ...(one.license && { licenses: [{ expression: one.license }] }),
      })),
  };
}
