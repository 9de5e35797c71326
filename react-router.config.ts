import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // as in scripts/build.ts
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // the whole route table is small: no request for parts of it while somebody shops
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
