/** Packages of a lock file, for the SBOM and its comparison. */
interface Locked {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

export interface Lock {
  name: string;
  version: string;
  packages: Record<string, Locked>;
}

export interface LockedPackage {
  /** Where npm puts it; one package may have several. */
  location: string;
  name: string;
  version: string;
  integrity: string;
  license: string | undefined;
  isDevelopment: boolean;
  hasInstallScript: boolean;
}

export function lockedPackages(lock: Lock): LockedPackage[] {
  return Object.entries(lock.packages)
    .filter(([location]) => location !== '')
    .map(([location, { version = '', integrity = '', license, dev = false, hasInstallScript = false }]) => ({
      location,
      name: location.replace(/^.*node_modules\//, ''),
      version,
      integrity,
      license,
      isDevelopment: dev,
      hasInstallScript,
    }));
}

/** What another lock file adds, removes and changes, as lines of Markdown. The same version with another checksum is an alarm. */
export function comparePackages(before: LockedPackage[], after: LockedPackage[]): string[] {
  const keyOf = ({ name, version }: LockedPackage) => `${name}@${version}`;
  const known = new Map(before.map((one) => [keyOf(one), one]));
  const now = new Map(after.map((one) => [keyOf(one), one]));
  const about = (one: LockedPackage) =>
    [
      `\`${keyOf(one)}\``,
      one.license ?? 'no licence named',
      ...(one.isDevelopment ? ['development only'] : []),
      ...(one.hasInstallScript ? ['**has an install script**'] : []),
    ].join(', ');
  const added = [...now.values()].filter((one) => !known.has(keyOf(one)));
  const removed = [...known.values()].filter((one) => !now.has(keyOf(one)));
  const changed = [...now.values()].filter((one) => {
    const old = known.get(keyOf(one));
    return old && old.integrity !== one.integrity;
  });
  return [
    ...changed.map((one) => `- **other content under the same version**: ${about(one)}`),
    ...added.map((one) => `- added: ${about(one)}`),
    ...removed.map((one) => `- removed: \`${keyOf(one)}\``),
  ];
}
