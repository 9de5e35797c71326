import type { Seller } from '../../contract/invoice.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { getLogo } from './look/get-brand.ts';
import { findSavedSettings } from './shop.store.ts';
import { shopDetails } from './shop-details.ts';

/** The seller as printed on invoices. */
export async function getSeller(db: Db, config: Config): Promise<Seller> {
  const [saved, logo] = await Promise.all([findSavedSettings(db), getLogo(db)]);
  const details = shopDetails(config, saved.details);
  const { legalName, name, address, state, gstin, foodLicence, email, phone } = details;
  return {
    legalName: legalName || name,
    address,
    state,
    gstin,
    foodLicence,
    email,
    phone,
    ...(logo && { logo: { url: logo.url, isTinted: logo.isTinted } }),
  };
}
