import type { Messages } from '../en/en.ts';

export const orderDates: Messages['orderDates'] = {
  span: ({ from, to }) => `${from} से ${to} तक`,
  arrives: (days) => `पहुँचेगा: ${days}`,
  ifPaidToday: (days) => `आज भुगतान करें तो पहुँचेगा: ${days}।`,
  expected: (days) => `अनुमान: ${days}`,
};
