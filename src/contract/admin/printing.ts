import { z } from 'zod';
import { adminPrint } from '../../messages/admin-print.ts';

/** So that the address of the request stays below 8 KB, which proxies accept. */
const MAX_PRINTED_ORDERS = 200;

export const printQuery = z.object({
  orders: z
    .string()
    .transform((list) => [...new Set(list.split(',').map((id) => id.trim()))].filter(Boolean))
    .pipe(
      z
        .array(z.uuid())
        .min(1, { error: () => adminPrint.noOrders })
        .max(MAX_PRINTED_ORDERS, { error: () => adminPrint.tooManyOrders(MAX_PRINTED_ORDERS) }),
    )
    .meta({ description: 'Ids of orders, separated by commas, in the order of printing', type: 'string' }),
  what: z.enum(['slips-labels', 'labels', 'slips', 'invoices', 'all']).default('slips-labels'),
  paper: z.enum(['a4', '4x6']).default('a4').meta({
    description:
      'A4 has a slip and a label, two slips or four labels on a sheet; 4x6 one per page. Invoices are always A4',
  }),
});

export type PrintQuery = z.infer<typeof printQuery>;
