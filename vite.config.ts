import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** What every page needs comes in two files; two dozen small ones would wait for each other on a phone's connection. */
const everyPage = {
  groups: [
    {
      name: 'react',
      test: /(node_modules\/(react|react-dom|react-router|scheduler)\/|src\/web\/lib\/load-(route-module|timeout))/,
    },
    {
      name: 'shell',
      test: /(node_modules\/(react-toastify|clsx|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared))|src\/rules\/(colour|money|pricing|image)|src\/web\/(lib|ui\/(logo|drawings|load-failed|not-found|social-icons|stars|price|image|try-again)|features\/(shop\/search|shared\/session\/(auth-state|login-link|login-prompt|session-watch|use-log-out|guards))|blocks\/(shell|header|footer|chat|toasts|loading-line|food-card|food-grid)))/,
    },
  ],
};

/** The router's own function reloads the document when a page's script does not arrive; the shop's keeps the shop. */
const ownLoadRouteModule: Plugin = {
  name: 'own-load-route-module',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isRouters = source === './routeModules.js' && importer?.includes('/node_modules/react-router/');
    return isRouters ? fileURLToPath(new URL('./src/web/lib/load-route-module.ts', import.meta.url)) : null;
  },
};

export default defineConfig({
  plugins: [ownLoadRouteModule, tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', codeSplitting: everyPage } },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/web/server.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
