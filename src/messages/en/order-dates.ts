/** When an order arrives. Days are such as "Fri 20 Nov". */
export const orderDates = {
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  arrives: (days: string) => `Arrives ${days}`,
  ifPaidToday: (days: string) => `Pay today and it arrives ${days}.`,
  expected: (days: string) => `Expected ${days}`,
};
