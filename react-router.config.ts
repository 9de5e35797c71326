import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // as in scripts/build.ts
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // the routes of a page are inside it, and all others in one file: see src/web/lib/first-routes.ts
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
