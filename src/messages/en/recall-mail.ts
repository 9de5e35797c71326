/** E-mails to customers about a recalled batch. */
export const recallMail = {
  subject: ({ food, code }: { food: string; code: string }) =>
    `Safety notice: please stop using ${food}, batch ${code}`,
  stop: ({ food, code }: { food: string; code: string }) =>
    `You bought ${food} of batch ${code} from us. We are recalling this batch. Please stop using it now and do not pass it on.`,
  food: 'Food',
  sizes: 'Sizes',
  batch: 'Batch number',
  pressed: 'Made on',
  bestBefore: 'Best before',
  sold: 'Sold',
  soldOnline: ({ from, to }: { from: string; to: string }) => `Online, from ${from} to ${to}`,
  reason: 'Reason',
  hazard: 'What can happen',
  whatToDo: 'What to do',
  usualAdvice: 'Keep the bottle closed and answer this email: you get your money back or a new bottle.',
  contact: 'Contact',
  licence: 'FSSAI licence',
  date: 'Date of this notice',
  page: 'Read the notice',
  sorry: 'We are sorry, and we thank you for your help.',
  replacementSubject: (number: string) => `New bottles for you: order #${number}`,
  replacement: ({ number, code }: { number: string; code: string }) =>
    `For the recalled bottles of batch ${code} we send you new ones, free of charge. They are order #${number}.`,
  follow: 'Follow the order',
};
