/** Prints the SBOM as CycloneDX: every package of the lock file that is not only a development dependency. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
}

const lock: { name: string; version: string; packages: Record<string, Locked> } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8'),
);

// npm sbom omits packages that a development dependency also requires, such as zod
const components = Object.entries(lock.packages)
  .filter(([location, { dev }]) => location !== '' && !dev)
  .map(([location, { version = '', integrity = '', license }]) => {
    const name = location.replace(/^.*node_modules\//, '');
    const [, checksum = ''] = integrity.split('sha512-');
    return {
      type: 'library',
      'bom-ref': location,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(checksum, 'base64').toString('hex') }],
      ...(license && { licenses: [{ expression: license }] }),
    };
  });

const { name, version } = lock;
const list = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
  components,
};
process.stdout.write(`${JSON.stringify(list, undefined, 2)}\n`);
