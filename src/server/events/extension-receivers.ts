import type { EventReceiver, EventReceivers, ReceiverTools } from '../../extension/events.ts';
import type { Extension } from '../../extension/extension.ts';
import type { EventType } from '../../rules/event-types.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import type { Log } from '../platform/log.ts';
import { saveExtension, saveExtensions } from './deliveries.store.ts';

/** Before the shop takes orders: from now on, the events that extensions want are written. */
export async function subscribeExtensions(db: Db, extensions: readonly Extension[]): Promise<void> {
  const receivers = await Promise.all(
    extensions.filter(hasEvents).map(async ({ name, events }) => ({
      extension: name,
      events: Object.keys((await events()).receivers),
    })),
  );
  await db.transaction((tx) => saveExtensions(tx, receivers));
}

/** One more, which may be subscribed already; the others stay. */
export async function subscribeExtension(db: Db, { name, events }: Extension): Promise<void> {
  const receivers = (await events?.())?.receivers ?? {};
  await saveExtension(db, { extension: name, events: Object.keys(receivers) });
}

export interface ExtensionReceivers {
  names: string[];
  /** Undefined when the extension no longer has a receiver for the event. */
  find(
    extension: string,
    type: string,
  ): Promise<{ receive: EventReceiver<EventType>; tools: ReceiverTools } | undefined>;
}

export function createExtensionReceivers(
  extensions: readonly Extension[],
  // its keys are those of now, so they are read at each use
  config: Pick<Config, 'settingsInput'>,
  log: Log,
): ExtensionReceivers {
  const known = extensions.filter(hasEvents);
  return {
    names: known.map(({ name }) => name),
    find: async (name, type) => {
      const extension = known.find((one) => one.name === name);
      const receivers: EventReceivers = (await extension?.events())?.receivers ?? {};
      const receive = Object.entries(receivers).find(([key]) => key === type)?.[1];
      if (!extension || !receive) return undefined;
      const keys = Object.fromEntries(
        (extension.keys ?? []).map((key) => [key.name, config.settingsInput.keys[key.name]]),
      );
      // the event of this type is the one that this receiver takes
      return {
        receive: receive as EventReceiver<EventType>,
        tools: { log: log.child({ extension: name }), keys },
      };
    },
  };
}

function hasEvents(extension: Extension): extension is Extension & Required<Pick<Extension, 'events'>> {
  return extension.events !== undefined;
}
