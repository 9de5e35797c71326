import type { Messages } from '../en/en.ts';

export const assistant: Messages['assistant'] = {
  title: 'सहायक',
  description: 'डिलीवरी, वापसी, भुगतान और ऑर्डर के बारे में जवाब।',
  conversation: 'बातचीत',
  yourQuestion: 'आपका सवाल',
  typeMessage: 'संदेश लिखें',
  send: 'भेजें',
  add: 'डालें',
  addFood: ({ food, size }) => `${food}, ${size} कार्ट में डालें`,
};
