import type { Messages } from '../en/en.ts';

export const orderDates: Messages['orderDates'] = {
  span: ({ from, to }) => `${from} முதல் ${to} வரை`,
  arrives: (days) => `வரும் நாள்: ${days}`,
  ifPaidToday: (days) => `இன்றே பணம் செலுத்தினால் வரும் நாள்: ${days}.`,
  expected: (days) => `எதிர்பார்க்கும் நாள்: ${days}`,
};
