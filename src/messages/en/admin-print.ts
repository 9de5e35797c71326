/** Slips and labels of many orders as one PDF. */
export const adminPrint = {
  printLabel: 'Print label',
  failed: 'The PDF could not be made. Please try again.',
  noOrders: 'Choose at least one order',
  tooManyOrders: (max: number) => `At most ${max} orders at once`,
  notFound: (ids: string) => `These orders do not exist: ${ids}`,
  noInvoices: 'None of these orders has an invoice yet.',
  withoutInvoice: 'Orders without an invoice yet',
  nothingToCollect: 'Collect nothing',
  date: 'Date',
  weight: 'Weight',
  pieces: 'Pieces',
  trackingNumber: 'Tracking',
};
