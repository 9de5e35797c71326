import type { Messages } from '../en/en.ts';

type Kind = Parameters<Messages['adminReturns']['kind']>[0];
type Stage = Parameters<Messages['adminReturns']['stage']>[0];
type Step = Parameters<Messages['adminReturns']['step']>[0];

const kinds: Record<Kind, string> = {
  cancel: 'ரத்து',
  return: 'திருப்பி அனுப்புதல்',
  exchange: 'மாற்றித் தருதல்',
  damage: 'சேதம்',
};

const stages: Record<Stage, string> = {
  accepted: 'ஏற்றுக்கொண்டோம், பொருள் இன்னும் திரும்ப வரவில்லை',
  received: 'பொருள் வந்தது',
  refunded: 'பணம் திரும்பத் தரப்பட்டது',
  closed: 'முடிந்தது',
};

const steps: Record<Step, string> = {
  receive: 'பொருள் வந்தது',
  refund: 'பணம் திரும்பத் தா',
  close: 'பணம் தராமல் முடி',
};

export const adminReturns: Messages['adminReturns'] = {
  title: 'கோரிக்கைகள்',
  things: 'கோரிக்கைகள்',
  noneOpen: 'முடியாத கோரிக்கை எதுவும் இல்லை.',
  noneClosed: 'முடிந்த கோரிக்கை இன்னும் எதுவும் இல்லை.',
  filterClosed: 'முடிந்தவை',
  requestTitle: ({ kind, number }) => `${kinds[kind]}, <order>ஆர்டர் #${number}</order>`,
  photo: (position) => `படம் ${position}`,
  acceptedReply: 'ஏற்றுக்கொண்டோம்:',
  declinedReply: 'நிராகரித்தோம்:',
  nextStep: 'அடுத்த படி',
  replyMissing: 'பதிலை எழுதுங்கள்',
  replied: 'உங்கள் பதில் வாடிக்கையாளருக்கு இமெயிலில் செல்லும்.',
  yourReply: 'உங்கள் பதில்',
  acceptAndCancel: 'ஏற்று, ரத்து செய்து, பணம் தா',
  accept: 'ஏற்றுக்கொள்',
  decline: 'நிராகரி',
  ofOrder: 'திரும்ப வந்தவை',
  kind: (kind) => kinds[kind],
  stage: (stage) => stages[stage],
  waits: 'உங்கள் பதிலுக்காகக் காத்திருக்கிறது',
  declined: 'நிராகரித்தோம்',
  accepted: 'ஏற்றுக்கொண்டோம்',
  reply: 'பதில் சொல்',
  step: (step) => steps[step],
  closeTitle: 'பணம் திரும்பத் தராமல் முடிக்கலாமா?',
  closeNote: 'மாற்றுப் பொருள் அனுப்பியிருந்தால், அல்லது பொருள் திரும்ப வராவிட்டால். குறிப்பு வாடிக்கையாளருக்கு இமெயிலில் செல்லும்.',
  refundTitle: 'இதற்குப் பணம் திரும்பத் தா',
  refundNote: 'பணம் செலுத்திய அதே வழியில் திரும்பும்.',
  receiveTitle: 'பொருட்கள் திரும்ப வந்தன',
  receiveNote: 'எத்தனையை மீண்டும் விற்கலாம்? மீதம் கணக்கிலிருந்து கழிக்கப்படும்.',
  lineOf: ({ food, size, quantity }) => `${food}, ${size} (மொத்தம் ${quantity})`,
  wholeNumber: 'முழு எண்ணை உள்ளிடுங்கள்',
  notBelowZero: '0-க்குக் கீழே கூடாது',
  maxQuantity: (max) => `அதிகபட்சம் ${max}`,
};
