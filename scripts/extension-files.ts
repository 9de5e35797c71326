import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';

const ROOT = path.join(import.meta.dirname, '..');
const SHOP_CONFIG = path.join(ROOT, 'shop.config.ts');
const LEFT_OUT = '\0left-out:';

/** An extension has both server code and components: each bundle leaves out what only the other one runs. */
const OTHER_SIDE = { pages: /\.server\.[jt]s$/, server: /\.[jt]sx$/ };
const EXPORTED = /^export (?:const|let|var|async function|function|class) (\w+)/gm;
/** As compilers of packages write it. */
const EXPORT_LIST = /^export ?\{([^}]*)\}/gm;

/**
 * Resolves files of extensions. What is left out is undefined: the names stay, so that settings with their schemas can be
 * imported as usual. SHOP_CONFIG names another file instead of shop.config.ts, such as the one that lists the examples.
 */
export function extensionFiles(side: keyof typeof OTHER_SIDE): Plugin {
  const other = process.env.SHOP_CONFIG;
  return {
    name: 'extension-files',
    resolveId(imported, importer) {
      if (!importer || !imported.startsWith('.')) return null;
      const file = path.resolve(path.dirname(importer), imported);
      if (file === SHOP_CONFIG) return other ? path.resolve(ROOT, other) : null;
      return isExtension(importer) && OTHER_SIDE[side].test(imported) ? `${LEFT_OUT}${file}` : null;
    },
    load(id) {
      if (!id.startsWith(LEFT_OUT)) return null;
      const source = readFileSync(id.slice(LEFT_OUT.length), 'utf8');
      const declared = [...source.matchAll(EXPORTED)].map(([, name]) => name);
      const listed = [...source.matchAll(EXPORT_LIST)].flatMap(([, list = '']) =>
        list.split(',').map(exportedName),
      );
      const names = [...declared, ...listed].filter((name) => name && name !== 'default');
      return ['export {};', ...names.map((name) => `export const ${name} = undefined;`)].join('\n');
    },
  };
}

/** `a as b` is exported as `b`. */
function exportedName(entry: string): string {
  return (
    entry
      .trim()
      .split(/\s+as\s+/)
      .at(-1) ?? ''
  );
}

/** A folder of `extensions`, or a package: only those import files of both sides. */
function isExtension(file: string): boolean {
  const relative = path.relative(ROOT, file);
  return relative.split(path.sep).some((folder) => folder === 'extensions' || folder === 'node_modules');
}
