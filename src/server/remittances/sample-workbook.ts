import type { Db } from '../platform/db/db.ts';
import { selectOpenCash } from './open-cash.store.ts';
import { writeWorkbook } from './write-workbook.ts';

export interface SampleParcel {
  awb: string;
  /** In paise. */
  amount: number;
}

const PARCEL_COLUMNS = [
  'CRF ID',
  'AWB',
  'Delivered Date',
  'Shipped Date',
  'Order Id',
  'Courier',
  'Order Value',
  'Channel Name',
  'Remittance Date',
  'UTR',
  'total_adjusted_amt',
  'Linked CRF Ids',
];
const PAYOUT_COLUMNS = [
  'Date',
  'CRF ID',
  'COD Available',
  'Freight Charges from COD',
  'Early COD Charges',
  'RTO Reversal Amount',
  'Remittance Amount',
  'Remittance Method',
  'UTR',
  'Adjusted Amount',
  'Status',
  'remarks',
];
const FREIGHT = 8000;
const WRONG_BY = 2200;

/**
 * A workbook as Shiprocket sends it. The first payout is right. The second has a parcel that nobody knows, an adjusted one, if
 * there are two parcels or more, and a sum that is wrong.
 */
export function sampleWorkbook(parcels: readonly SampleParcel[], day: string): Buffer {
  const adjusted = parcels.length > 1 ? parcels.slice(-1) : [];
  const right = parcels.slice(0, parcels.length - adjusted.length);
  const stamp = day.replaceAll('-', '');
  const first = { crf: `${stamp}01`, utr: `UTR${stamp}01` };
  const second = { crf: `${stamp}02`, utr: `UTR${stamp}02` };
  const unknown = { awb: '99990000111122', amount: 45000 };
  const line = ({ crf, utr }: typeof first, { awb, amount }: SampleParcel, reduced = 0) => [
    crf,
    awb,
    day,
    day,
    '',
    'Surface',
    amount / 100,
    'CUSTOM',
    day,
    utr,
    reduced / 100,
    '',
  ];
  const sum = (lines: readonly SampleParcel[]) => lines.reduce((all, { amount }) => all + amount, 0);
  const payout = ({ crf, utr }: typeof first, available: number) => [
    day,
    crf,
    available / 100,
    FREIGHT / 100,
    0,
    0,
    (available - FREIGHT) / 100,
    'Prepaid',
    utr,
    0,
    'Remittance success',
    '',
  ];
  return writeWorkbook([
    {
      name: 'AWB level report',
      rows: [
        PARCEL_COLUMNS,
        ...right.map((parcel) => line(first, parcel)),
        line(second, unknown),
        ...adjusted.map((parcel) => line(second, parcel, 5000)),
      ],
    },
    {
      name: 'CRF level report',
      rows: [
        PAYOUT_COLUMNS,
        ...(right.length > 0 ? [payout(first, sum(right))] : []),
        payout(second, sum([unknown, ...adjusted]) + WRONG_BY),
      ],
    },
  ]);
}

/** For the demo: about its own open cash orders. */
export async function sampleOfShop(db: Db, day: string): Promise<Buffer> {
  const { listed } = await selectOpenCash(db);
  const parcels = listed.flatMap(({ trackingNumber, total }) =>
    trackingNumber ? [{ awb: trackingNumber, amount: total }] : [],
  );
  return sampleWorkbook(parcels.slice(0, 20), day);
}
