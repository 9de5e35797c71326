import type { Messages } from '../en/en.ts';

export const adminMessages: Messages['adminMessages'] = {
  title: 'संदेश',
  things: 'संदेश',
  none: 'यहाँ कोई संदेश नहीं है।',
  search: 'संदेश खोजें',
  all: 'सभी',
  replied: 'जवाब दिया',
  open: 'जवाब बाकी',
  reply: 'जवाब दें',
  replyField: 'जवाब',
  replyTo: (name) => `${name} को जवाब दें`,
  markReplied: 'जवाब दे दिया',
  markRepliedOf: (subject) => `जवाब दे दिया: ${subject}`,
  byMailTo: (email) => `ईमेल से ${email} को`,
  sendReply: 'जवाब भेजें',
  replySent: (email) => `जवाब ${email} को जा रहा है।`,
  repliedOn: (time) => `${time} को जवाब दिया`,
  elsewhere: 'दूसरे तरीके से।',
};
