import type { Courier, CourierServer } from '../../extension/couriers.ts';
import type { Sender } from '../emails/email-layout.ts';
import type { ActionDeps } from '../orders/admin/action-deps.ts';
import { cachedBy } from '../platform/cached-by.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import type { Jobs } from '../platform/jobs.ts';

export interface CourierDeps {
  db: Db;
  jobs: Jobs;
  sender: () => Promise<Sender>;
  seller: () => Promise<ActionDeps['seller']>;
  /** Couriers that can be called with the keys of now. */
  offered: () => Courier[];
  /** Undefined for a courier that is unknown, has no keys or cannot be called. */
  server: (id: string) => Promise<CourierServer | undefined>;
}

type Input = Pick<CourierDeps, 'db' | 'jobs' | 'sender' | 'seller'> & {
  config: Pick<Config, 'extensions' | 'settingsInput'>;
};

export function createCourierDeps({ config, ...deps }: Input): CourierDeps {
  const couriers = config.extensions.flatMap((extension) => extension.couriers ?? []);
  const callable = couriers.filter(({ server }) => server);
  const offered = cachedBy(
    () => config.settingsInput,
    (input) => callable.filter(({ settings }) => settings?.(input).isOffered ?? true),
  );
  const servers = cachedBy(
    () => config.settingsInput,
    () => new Map<string, Promise<CourierServer>>(),
  );
  const create = async ({ server, settings }: Courier): Promise<CourierServer> => {
    if (!server) throw new Error('A courier without server code cannot be called');
    const { createCourier } = await server();
    return createCourier(settings?.(config.settingsInput));
  };
  return {
    ...deps,
    offered,
    server: async (id) => {
      const courier = offered().find((known) => known.id === id);
      if (!courier) return undefined;
      const known = servers();
      const created = known.get(id) ?? create(courier);
      known.set(id, created);
      return created;
    },
  };
}
