import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');
const ADMIN_ROUTES = path.join(ROOT, 'src/web/routes/admin');
/** Their pages are complete on the server too, or are those of visitors. */
const RENDERED = new Set(['layout.tsx', 'preview-food.tsx', 'preview-page.tsx', 'setup.tsx']);
const COMPONENT = /^export default function (?=[A-Z])/m;
/** What admin pages are made of: modules of declarations, which do nothing by themselves. */
const DECLARATIONS = [
  'src/web',
  'src/contract',
  'src/rules',
  'src/messages',
  'node_modules/lucide-react',
].map((folder) => path.join(ROOT, folder, path.sep));
const CSS = /\.css(?:\?|$)/;

/**
 * The server renders the frame of an admin page and a skeleton, never its content, because only the browser knows who is
 * signed in. Without the content, a third of the pages' code and half of their schemas do not lie in the server's memory.
 */
export const noAdminContent = {
  name: 'no-admin-content',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const [file = ''] = id.split('?');
    if (path.dirname(file) === ADMIN_ROUTES && !RENDERED.has(path.basename(file)) && COMPONENT.test(code))
      return {
        // a route without a component would be one of data
        code: `${code.replace(COMPONENT, 'function ')}\nexport default function NotOnTheServer() { return null; }`,
        moduleSideEffects: false,
      };
    return DECLARATIONS.some((folder) => file.startsWith(folder)) && !CSS.test(id)
      ? { moduleSideEffects: false }
      : null;
  },
};

/** The library exports the messages of fifty languages as one object; the shop has its own texts. */
export const noZodLanguages = {
  name: 'no-zod-languages',
  resolveId: (imported: string, importer: string | undefined) =>
    imported === '../locales/index.js' && importer?.includes('/node_modules/zod/')
      ? path.join(ROOT, 'node_modules/zod/v4/locales/en.js')
      : null,
};

/** Name of the server's file with the messages of all languages. */
export const SHARED_MESSAGES = 'messages';
const CATALOGUES = path.join(ROOT, 'src/messages/catalogues.ts');

/** The pages read the messages that the server has in memory: twice they would take four megabytes more. */
export const sharedMessages = {
  name: 'shared-messages',
  enforce: 'pre' as const,
  resolveId: (imported: string, importer: string | undefined) =>
    importer && path.resolve(path.dirname(importer), imported) === CATALOGUES
      ? { id: `../../shop/${SHARED_MESSAGES}.js`, external: true }
      : null,
};
