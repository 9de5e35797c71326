import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { extensionFiles } from './scripts/extension-files.ts';
import { isMessageFile, messageFiles } from './scripts/message-files.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (file: string) => fileURLToPath(new URL(`./src/web/${file}`, import.meta.url));

const ENTRY = source('entry.client.tsx');
/**
 * Every page loads these modules and their imports: the food list is on most of the pages where a visit begins, and the
 * small ones, which several pages share, would each be a file.
 */
const SHELL = [
  ENTRY,
  source('root.tsx'),
  source('routes/shop-layout.tsx'),
  source('blocks/home-listing.tsx'),
  source('lib/format-date-time.ts'),
  source('ui/use-media.ts'),
];
/** The layouts of signed-in pages: without files of their own they would come as half a dozen small ones. */
const CUSTOMER_LAYOUT = [source('routes/customer-layout.tsx')];
const ADMIN_LAYOUT = [source('routes/admin/layout.tsx')];

/**
 * Shared modules come in a few files; two dozen small ones would wait for each other on a phone's connection. Membership
 * follows from the imports: a module that moves stays in its file, and one that is gone stops the build.
 */
const sharedChunks = {
  groups: [
    chunk('react', (graph) => importsOf(ENTRY, graph).filter(isPackage)),
    chunk('shell', () => SHELL),
    chunk('customer', () => CUSTOMER_LAYOUT),
    chunk('admin', () => ADMIN_LAYOUT),
  ],
};

function chunk(name: string, modules: (graph: Graph) => string[]) {
  const isMember = (id: string, graph: Graph) => withImports(modules(graph), graph).has(id);
  return {
    debugName: name,
    // the entry keeps a file of its own: a page that imports from it would start hydration too early
    name: (id: string, graph: Graph) => (id !== ENTRY && isMember(id, graph) ? name : null),
  };
}

const closures = new WeakMap<Graph, Map<string, Set<string>>>();

/** The modules and everything that they import, lazy imports aside. */
function withImports(modules: string[], graph: Graph): Set<string> {
  const known = closures.get(graph) ?? new Map<string, Set<string>>();
  closures.set(graph, known);
  const key = modules.join();
  const reached = known.get(key) ?? new Set(modules);
  if (!known.has(key))
    for (const id of reached) for (const imported of importsOf(id, graph)) reached.add(imported);
  known.set(key, reached);
  return reached;
}

function importsOf(id: string, graph: Graph): readonly string[] {
  const module = graph.getModuleInfo(id);
  if (!module) throw new Error(`No page imports ${id}: a chunk of vite.config.ts names it`);
  return module.importedIds.filter((imported) => !isMessageFile(imported));
}

function isPackage(id: string): boolean {
  return id.includes(`${path.sep}node_modules${path.sep}`);
}

/** The router's own function reloads the document when a page's script does not arrive; the shop's keeps the shop. */
const ownLoadRouteModule: Plugin = {
  name: 'own-load-route-module',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(imported, importer) {
    const isRouters = imported === './routeModules.js' && importer?.includes('/node_modules/react-router/');
    return isRouters ? source('lib/load-route-module.ts') : null;
  },
};

export default defineConfig({
  plugins: [
    { ...extensionFiles('pages'), enforce: 'pre' as const },
    ownLoadRouteModule,
    messageFiles(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: sharedChunks },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/server.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
