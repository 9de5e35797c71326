import type { Messages } from '../en/en.ts';

export const adminMessages: Messages['adminMessages'] = {
  title: 'செய்திகள்',
  things: 'செய்திகள்',
  none: 'செய்தி எதுவும் இல்லை.',
  search: 'செய்திகளைத் தேடு',
  all: 'அனைத்தும்',
  replied: 'பதில் சொன்னவை',
  open: 'பதில் சொல்லாதவை',
  reply: 'பதில் சொல்',
  replyField: 'பதில்',
  replyTo: (name) => `${name}: பதில்`,
  markReplied: 'பதில் சொல்லியாயிற்று',
  markRepliedOf: (subject) => `பதில் சொல்லியாயிற்று: ${subject}`,
  byMailTo: (email) => `${email} முகவரிக்கு இமெயிலில்`,
  sendReply: 'பதிலை அனுப்பு',
  replySent: (email) => `பதில் ${email} முகவரிக்குச் செல்கிறது.`,
  repliedOn: (time) => `பதில் சொன்ன நாள்: ${time}`,
  elsewhere: 'வேறு வழியில்.',
};
