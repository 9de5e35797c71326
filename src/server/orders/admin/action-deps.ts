import type { Seller } from '../../../contract/invoice.ts';
import type { Sender } from '../../emails/email-layout.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Jobs } from '../../platform/jobs.ts';

export interface ActionDeps {
  db: Db;
  jobs: Jobs;
  sender: Sender;
  /** As it is printed on invoices. */
  seller: Seller;
}
