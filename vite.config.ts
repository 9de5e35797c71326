import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { extensionFiles } from './scripts/extension-files.ts';
import { isMessageFile, messageFiles } from './scripts/message-files.ts';
import { noAdminContent, noZodLanguages, sharedMessages } from './scripts/server-memory.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const ALL_ICONS = '/lucide-react/dist/esm/lucide-react.mjs';

const source = (file: string) => fileURLToPath(new URL(`./src/web/${file}`, import.meta.url));

const ENTRY = source('entry.client.tsx');
/** Every page loads these modules and their imports: the small ones, which several pages share, would each be a file. */
const SHELL = [
  ENTRY,
  source('root.tsx'),
  source('routes/shop-layout.tsx'),
  source('../rules/shown-time.ts'),
  source('../rules/locale.ts'),
  source('ui/use-media.ts'),
  source('lib/use-near.ts'),
  source('ui/image.tsx'),
  source('ui/pause-button.tsx'),
];
/** The API client: a page that was only read never calls the API. */
const API = ['browser-api', 'load-from-api', 'action-error'].map((name) => source(`lib/${name}.ts`));
/** What only customers need, beside the shell: cart, wishlist, the API client and its cache. */
const CUSTOMER_DATA = [source('blocks/customer-data.tsx')];
/** Lists and cards of foods: not on pages of text. The page of a food needs one rule of the cart, but no customer's data. */
const FOODS = [source('blocks/home-listing.tsx'), source('../rules/cart.ts')];
/** Pages for everybody. Their icons are in one file: each would be one of its own, or part of the admin area's. */
const PUBLIC_PAGES = ['home', 'product', 'food', 'recipe', 'about', 'cart', 'login'].map((name) =>
  source(`routes/${name}.tsx`),
);
/** Icons that an owner chooses for sections of home and about: the other pages have none of them. */
const SECTION_ICONS = [source('blocks/section-icon.tsx')];
/** What nearly every form has: four files of a few hundred bytes otherwise. */
const FORM = [
  source('ui/field.tsx'),
  source('ui/submit-button.tsx'),
  source('ui/use-action.ts'),
  source('features/shared/session/failure.tsx'),
];
/** A bar at the bottom of the screen and what measures it: two files of a few hundred bytes otherwise. */
const DOCKED_BAR = [source('ui/docked-bar.tsx')];
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
    chunk('section-icons', () => SECTION_ICONS),
    chunk('icons', iconsOfPages),
    // those of signed-in pages: each would be a file, or one area's file would be loaded by another
    { debugName: 'more-icons', name: (id: string) => (isIcon(id) ? 'more-icons' : null) },
    chunk('api', () => API),
    chunk('foods', () => FOODS),
    chunk('customer-data', () => CUSTOMER_DATA),
    chunk('form', () => FORM),
    chunk('docked-bar', () => DOCKED_BAR),
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

function iconsOfPages(graph: Graph): string[] {
  return [...withImports(PUBLIC_PAGES, graph)].filter(isIcon);
}

function isIcon(id: string): boolean {
  return id.includes('/lucide-react/dist/esm/icons/');
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
  const imported = module.importedIds.filter((one) => !isMessageFile(one) && !SERVER_PARTS.test(one));
  const icons = imported.find((one) => one.endsWith(ALL_ICONS));
  if (!icons) return imported;
  return [...imported.filter((one) => one !== icons), ...iconsOf(module.code ?? '', path.dirname(icons))];
}

/** The icons by name that a module imports from the file of all icons. Without this every icon of the shop is on every page. */
function iconsOf(code: string, folder: string): string[] {
  const [, names = ''] = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/.exec(code) ?? [];
  return names.split(',').flatMap((name) => {
    const file = iconFiles(folder).get(name.trim().split(/\s/)[0] ?? '');
    return file ? [file] : [];
  });
}

const iconFilesByName = new Map<string, string>();

function iconFiles(folder: string): ReadonlyMap<string, string> {
  if (iconFilesByName.size > 0) return iconFilesByName;
  const list = readFileSync(path.join(folder, path.basename(ALL_ICONS)), 'utf8');
  for (const [, names = '', file = ''] of list.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      iconFilesByName.set(name, path.join(folder, file));
  return iconFilesByName;
}

function isPackage(id: string): boolean {
  return id.includes(`${path.sep}node_modules${path.sep}`);
}

/** Packages that the server's pages are built with during development too. */
const DEVELOPED_WITH = ['lucide-react', 'zod', 'react-hook-form', '@hookform/resolvers'];
const ROUTER = fileURLToPath(new URL('.', import.meta.resolve('react-router')));
/**
 * Modules of the router that the shop replaces in the browser, or does without. `routeModules` reloads the document when
 * a page's script does not arrive; the shop's keeps the shop. An export that is missing after an update stops the build.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'lib/dom/ssr/routeModules.js': 'lib/load-route-module.ts',
  'lib/dom/ssr/fog-of-war.js': 'lib/no-route-discovery.ts',
  'lib/router/instrumentation.js': 'lib/no-instrumentation.ts',
  'lib/router/router.js': 'lib/first-router.ts',
  'lib/dom/ssr/single-fetch.js': 'lib/first-data.ts',
  'lib/dom/ssr/errorBoundaries.js': 'lib/first-errors.tsx',
  'lib/errors.js': 'lib/no-digests.ts',
};
/** Parts of the router that never run in a browser; they keep the originals, and no chunk gets what they import. */
const SERVER_PARTS = /\/react-router\/dist\/\w+\/lib\/(?:server-runtime|rsc|dom\/server)\b/;
/** The originals, for the shop's own modules. */
const ORIGINALS: Readonly<Record<string, string>> = {
  'virtual:router/core': 'lib/router/router.js',
  'virtual:router/matcher': 'lib/router/matcher.js',
  'virtual:router/single-fetch': 'lib/dom/ssr/single-fetch.js',
  'virtual:router/utils': 'lib/router/utils.js',
};

const ownRouterModules: Plugin = {
  name: 'own-router-modules',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(imported, importer) {
    const original = ORIGINALS[imported];
    if (original) return path.join(ROUTER, original);
    if (!importer?.startsWith(ROUTER) || !imported.startsWith('.') || SERVER_PARTS.test(importer))
      return null;
    const own = REPLACED[path.relative(ROUTER, path.resolve(path.dirname(importer), imported))];
    return own ? source(own) : null;
  },
};

/** The data of a page is written as text once: see src/web/lib/server-data.ts. */
const ownServerData: Plugin = {
  name: 'own-server-data',
  enforce: 'pre',
  resolveId(imported, importer) {
    const original = path.join(ROUTER, 'lib/server-runtime/single-fetch.js');
    if (imported === 'virtual:router/server-single-fetch') return original;
    const isData =
      importer === path.join(ROUTER, 'lib/server-runtime/server.js') && imported === './single-fetch.js';
    return isData ? source('lib/server-data.ts') : null;
  },
};

/** The API client could write a header of cookies, which no browser sends. */
const noCookieHeader: Plugin = {
  name: 'no-cookie-header',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(imported, importer) {
    const isOfClient = importer?.includes('/hono/dist/client/') && imported === '../utils/cookie.js';
    return isOfClient ? source('lib/no-cookies.ts') : null;
  },
};

/** Names the function that Vite calls for lazy imports: see src/web/lib/load-scripts.ts. */
const VITE_PRELOAD = '\0vite/preload-helper.js';

const ownScriptLoading: Plugin = {
  name: 'own-script-loading',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (imported) => (imported === VITE_PRELOAD ? source('lib/load-scripts.ts') : null),
};

/** The shop's own icons have the drawings of lucide-react, each once in a page. */
const ownIcons: Plugin = {
  name: 'own-icons',
  enforce: 'pre',
  resolveId(imported, importer) {
    const isMaker =
      imported.endsWith('/createLucideIcon.mjs') && importer?.includes('/node_modules/lucide-react/');
    return isMaker ? source('ui/create-icon.tsx') : null;
  },
};

/** The server's bundle names the folder that it was built into, which nothing reads: with it two builds would differ. */
const noBuildFolder: Plugin = {
  name: 'no-build-folder',
  transform(code, id) {
    if (!id.endsWith('virtual:react-router/server-build')) return null;
    const named = /(export const assetsBuildDirectory = )".*?"/;
    if (!named.test(code)) throw new Error('the bundle of the router names its folder in another way');
    return code.replace(named, '$1""');
  },
};

const BARCODES = fileURLToPath(new URL('../esnext/', import.meta.resolve('@zxing/library')));

/** The library does not say that its modules have no side effects: without this, the few readers in use bring all others with them. */
const usedBarcodes: Plugin = {
  name: 'used-barcodes',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(imported, importer) {
    const isLibrary = imported === '@zxing/library';
    if (!isLibrary && !importer?.startsWith(BARCODES)) return null;
    const file = isLibrary ? path.join(BARCODES, 'index.js') : imported;
    const found = await this.resolve(file, importer, { skipSelf: true });
    return found && { ...found, moduleSideEffects: false };
  },
};

/** For the built pages of the server only: during development they keep everything. */
function onServer(plugin: Plugin): Plugin {
  return { ...plugin, apply: 'build', applyToEnvironment: ({ name }) => name === 'ssr' };
}

export default defineConfig(({ command }) => ({
  plugins: [
    { ...extensionFiles('pages'), enforce: 'pre' as const },
    ownRouterModules,
    noCookieHeader,
    ownIcons,
    ownScriptLoading,
    usedBarcodes,
    onServer(noAdminContent),
    onServer(noZodLanguages),
    onServer(sharedMessages),
    onServer(ownServerData),
    messageFiles(),
    noBuildFolder,
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
    ssr: {
      // the whole source of a package would stay in the server's memory, comments and unused parts included
      resolve: { noExternal: command === 'build' ? true : DEVELOPED_WITH },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      build: {
        rollupOptions: {
          input: './src/web/server.ts',
          // names stay readable in error messages
          output: { minify: { compress: true, mangle: false } },
        },
      },
    },
  },
  // part of the server's build too, for its icons
  ssr: { noExternal: ['lucide-react'] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
}));
