import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { languages } from '../src/rules/languages.ts';

/** What the pages know about the message files: see src/web/lib/message-files.ts. */
interface MessageFiles {
  /** Folder of the files of a language, by language. */
  folders: Record<string, string>;
  /** The areas that every page reads: they come in one file. */
  shared: string[];
  /** The areas that a script of the build reads, by the script's URL. */
  areasOf: Record<string, string[]>;
}

const SOURCE = path.join(import.meta.dirname, '../src/messages');
const VIRTUAL = 'virtual:message-files';
const SPECIFIER = 'messages/';
const HASH_LENGTH = 8;
/** The chunk of vite.config.ts that every page loads. */
const SHELL = 'shell';
const SHARED_FILE = 'shared';

/** The areas are the files of the English folder, except the helpers that all languages have. */
const areas = readdirSync(path.join(SOURCE, 'en'))
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => name !== 'en' && name !== 'plural');

/**
 * A page loads the messages of its own language only. In the scripts of the browser an import of src/messages/<area>.ts
 * becomes an import of "messages/<area>.js", and an import map in the page says in which language's folder that is.
 * During development, and on the server, the source files with all languages are used.
 */
export function messageFiles(): Plugin {
  const files: MessageFiles = { folders: {}, shared: [], areasOf: {} };
  return {
    name: 'message-files',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // all that a lazy import needs: see src/web/lib/load-scripts.ts
          resolveDependencies: (script, imported) => {
            const scripts = [...new Set([script, ...imported])];
            const used = scripts.flatMap((file) => files.areasOf[`/${file}`] ?? []);
            return [...scripts, ...[...new Set(used)].map((area) => `${SPECIFIER}${area}.js`)];
          },
        },
      },
    }),
    resolveId(imported, importer) {
      if (imported === VIRTUAL) return `\0${VIRTUAL}`;
      if (this.environment.name !== 'client' || this.environment.mode === 'dev' || !importer) return null;
      const area = areaOf(path.resolve(path.dirname(importer), imported));
      return area ? { id: `${SPECIFIER}${area}.js`, external: true } : null;
    },
    // the client build comes first
    load: (id) => (id === `\0${VIRTUAL}` ? `export default ${JSON.stringify(files)}` : null),
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const used = chunk.imports.filter(isMessageFile).map((id) => path.basename(id, '.js'));
        if (chunk.name === SHELL) files.shared = used;
        if (used.length > 0) files.areasOf[`/${chunk.fileName}`] = used;
      }
      const contents = [
        [SHARED_FILE, files.shared] as const,
        ...areas.filter((area) => !files.shared.includes(area)).map((area) => [area, [area]] as const),
      ];
      for (const language of languages) {
        const sources = await Promise.all(contents.map(([, parts]) => compile(language, parts)));
        const hash = createHash('sha256').update(sources.join()).digest('base64url').slice(0, HASH_LENGTH);
        const folder = `assets/messages/${language}-${hash}`;
        files.folders[language] = `/${folder}/`;
        for (const [index, [name]] of contents.entries())
          this.emitFile({ type: 'asset', fileName: `${folder}/${name}.js`, source: sources[index] ?? '' });
      }
    },
  };
}

/** Whether an imported module is outside of the bundle. */
export function isMessageFile(id: string): boolean {
  return id.startsWith(SPECIFIER);
}

function areaOf(file: string): string | undefined {
  const area = path.basename(file, '.ts');
  return path.dirname(file) === SOURCE && areas.includes(area) ? area : undefined;
}

/** One file with the messages of all given areas in a language. */
async function compile(language: string, parts: readonly string[]): Promise<string> {
  const exports = parts.map(
    (area) => `export * from ${JSON.stringify(path.join(SOURCE, language, `${area}.ts`))};`,
  );
  const bundle = await rolldown({
    input: VIRTUAL,
    plugins: [
      {
        name: 'parts',
        resolveId: (id) => (id === VIRTUAL ? id : null),
        load: (id) => (id === VIRTUAL ? exports.join('\n') : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output[0].code;
}
