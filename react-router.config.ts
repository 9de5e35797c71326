import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // the whole route table is small: no request for parts of it while somebody shops
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
