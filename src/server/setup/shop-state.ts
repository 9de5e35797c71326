import type { Config } from '../platform/config/config.ts';
import { canTakePayments } from '../platform/config/extension-keys.ts';
import { canSellByEnvironment } from '../platform/config/live-mode.ts';
import type { Db } from '../platform/db/db.ts';
import { decideFirstStart, findShopState, type ShopStateRow } from './setup.store.ts';

/** Whether the shop sells, as this process knows it. */
export interface ShopState {
  /** A demo shop is always open. A live shop is open after an admin opened it, and only with keys for payments and mail. */
  isOpen(): boolean;
  /** Whether customers have seen it open before. */
  wasOpen(): boolean;
  /** Shows the closed shop to everyone who has the link. */
  visitKey(): string;
  /** Public id of this shop, to recognize it at PUBLIC_URL. */
  shopId(): string;
  refresh(): Promise<void>;
}

/** `config` has the stored keys. The first start in live mode decides whether the shop was open before it had a state. */
export async function openShopState(db: Db, config: Config): Promise<ShopState> {
  if (config.mode === 'live')
    await decideFirstStart(db, canSellByEnvironment({ ...config, keys: config.environmentKeys }));
  let row: ShopStateRow = await findShopState(db);
  return {
    isOpen: () =>
      config.mode === 'demo' || (row.openedAt !== null && row.closedAt === null && hasNeededKeys(config)),
    wasOpen: () => row.openedAt !== null,
    visitKey: () => row.visitKey,
    shopId: () => row.shopId,
    refresh: async () => {
      row = await findShopState(db);
    },
  };
}

/** Without them nobody can pay, and no customer can sign in with a code or gets a confirmation. */
function hasNeededKeys({ extensions, settingsInput, smtpUrl }: Config): boolean {
  return canTakePayments(extensions, settingsInput.keys) && smtpUrl !== undefined;
}
