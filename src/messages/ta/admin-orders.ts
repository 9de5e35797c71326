import type { Messages } from '../en/en.ts';

type Status = Parameters<Messages['adminOrders']['paymentStatus']>[0];
type Actor = Parameters<Messages['adminOrders']['actor']>[0];
type Outcome = Parameters<Messages['adminOrders']['outcome']>[0]['outcome'];

const paymentStatuses: Record<Status, string> = {
  PENDING: 'பணம் வரவில்லை',
  COMPLETED: 'பணம் வந்தது',
  REFUNDED: 'பணம் திரும்பத் தரப்பட்டது',
};

const actors: Record<Actor, string> = {
  customer: 'வாடிக்கையாளர்',
  admin: 'நிர்வாகி',
  provider: 'பணச் சேவை',
  system: 'கடை',
};

const outcomes: Record<Outcome, (name: string) => string> = {
  captured: (name) => `${name} சேவையில் பணம் உள்ளது: ஆர்டருக்குப் பணம் செலுத்தியாயிற்று.`,
  'other-amount': (name) =>
    `${name} சேவையில் கேட்ட தொகை அல்லாமல் வேறு தொகை உள்ளது. ‘பணம் செலுத்துதல்’ பக்கத்தில் பாருங்கள்.`,
  returned: (name) =>
    `${name} சேவையில் பணம் உள்ளது, ஆனால் ஆர்டரைத் தொடர முடியவில்லை. பணம் வாடிக்கையாளருக்குத் திரும்புகிறது.`,
  'not-paid': (name) => `${name} சேவைக்கு இது தெரியும்: இதுவரை பணம் செலுத்தவில்லை.`,
  unknown: (name) => `${name} சேவைக்கு இது தெரியாது.`,
  'no-answer': (name) => `${name} சேவை பதில் தரவில்லை. ஒரு நிமிடம் கழித்து முயலுங்கள்.`,
};

const paymentStates: Record<string, string> = {
  captured: 'பணம் வந்தது',
  duplicate: 'இரண்டாவது முறை',
  unfulfilled: 'ஆர்டர் முடியவில்லை',
  mismatched: 'தொகை வேறு',
};

const refundStates: Record<string, string> = {
  requested: 'பணம் திரும்ப: அனுப்பக் கேட்டுள்ளோம்',
  processed: 'பணம் திரும்ப: அனுப்பியாயிற்று',
  failed: 'பணம் திரும்ப: முடியவில்லை',
};

const receiptOutcomes: Partial<Record<string, string>> = {
  captured: 'பதிவானது: ஆர்டருக்குப் பணம் வந்துவிட்டது.',
  'other-amount': 'பதிவானது, ஆனால் ஆர்டர் தொகை வேறு. ‘பிரச்சினைகள்’ பக்கத்தில் பாருங்கள்.',
  returned: 'பதிவானது, ஆனால் ஆர்டரைத் தொடர முடியவில்லை. பணத்தைத் திருப்பித் தாருங்கள்.',
};

export const adminOrders: Messages['adminOrders'] = {
  title: 'ஆர்டர்கள்',
  things: 'ஆர்டர்கள்',
  thing: 'ஆர்டர்',
  byPhone: 'போன் ஆர்டர்',
  noneMatches: 'பொருந்தும் ஆர்டர் எதுவும் இல்லை.',
  none: 'இன்னும் ஆர்டர் எதுவும் இல்லை.',
  search: 'ஆர்டர், பெயர், போன், இமெயில், பின்கோடு, டிராக்கிங், பில் அல்லது பணம் செலுத்திய எண்',
  count: (count) => `<count>${count}</count> ஆர்டர்கள்`,
  sums: ({ total, paid }) => ` · மொத்தம் <sum>${total}</sum> · பணம் வந்தது <sum>${paid}</sum>`,
  chooseDays: ' · தொகையைப் பார்க்க நாட்களைத் தேர்ந்தெடுங்கள்',
  anyStatus: 'எல்லா நிலைகளும்',
  anyPayment: 'அனைத்தும்',
  paymentFilter: (status) => paymentStatuses[status],
  showAll: 'எல்லாம் காட்டு',
  order: 'ஆர்டர்',
  customer: 'வாடிக்கையாளர்',
  date: 'தேதி',
  status: 'நிலை',
  payment: 'பணம்',
  total: 'மொத்தம்',
  paymentStatus: (status) => paymentStatuses[status],
  pieces: (count) => `எண்ணிக்கை ${count}`,
  exportTitle: 'ஆர்டர்களை CSV-ஆக எடு',
  exportNote:
    'உங்கள் கணக்காளருக்கான CSV கோப்பு: ஒவ்வொரு பொருளுக்கும் ஒரு வரி, HSN, வரி, பில், பணம் செலுத்திய விவரத்துடன். அதிகபட்சம் ஓர் ஆண்டு.',
  download: 'பதிவிறக்கு',
  notFound: 'இந்த ஆர்டர் கிடைக்கவில்லை.',
  goToOrders: 'ஆர்டர்களுக்குச் செல்',
  invoice: 'பில்',
  noInvoice: 'இந்த ஆர்டருக்குப் பில் இல்லை.',
  packingSlip: 'பேக்கிங் சீட்டு',
  placedOn: (time) => `ஆர்டர் செய்த நாள்: ${time}`,
  deletedByCustomer: 'பணம் செலுத்தும் முன் வாடிக்கையாளர் இந்த ஆர்டரை நீக்கிவிட்டார்.',
  deliveryAddress: 'டெலிவரி முகவரி',
  deliveryLocation: 'டெலிவரி இடம்',
  courier: 'கூரியர்',
  trackingNumber: 'டிராக்கிங் எண்',
  history: 'நடந்தவை',
  actor: (actor) => actors[actor],
  placedAs: (status) => `ஆர்டர் கிடைத்தது: ${status}`,
  payments: 'பணம் செலுத்துதல்',
  nothingPaid: 'இன்னும் பணம் எதுவும் வரவில்லை.',
  outside: 'கடைக்கு வெளியே',
  paymentState: (status) => paymentStates[status] ?? status,
  refundState: (status) => refundStates[status] ?? status,
  askNow: (provider) => `${provider}: இப்போது கேள்`,
  justAsked: 'இப்போதுதான் கேட்டீர்கள். அரை நிமிடம் கழித்துக் கேளுங்கள்.',
  outcome: ({ outcome, provider }) => outcomes[outcome](provider),
  moneyReceived: (method) => `பணம் வந்தது: ${method}`,
  moneyReceivedNote: 'கணக்கில் வந்த பணத்தை மட்டும் பதிவு செய்யுங்கள். வாடிக்கையாளருக்கு மெயில் போகும்.',
  receiptReference: 'வங்கி அறிக்கையில் உள்ள எண்',
  receiptReferenceHint: 'UTR போன்றது. ஒவ்வொன்றும் ஒருமுறைதான் கணக்கில் வரும்.',
  receiptOutcome: (outcome) => receiptOutcomes[outcome] ?? 'பதிவானது.',
  refundIsSent: 'அனுப்பிவிட்டேன்',
  items: 'பொருட்கள்',
  couponOf: (code) => `கூப்பன் ${code}`,
  discount: 'தள்ளுபடி',
  delivery: 'டெலிவரி',
  product: 'பொருள்',
  charged: 'விலை',
  quantity: 'எண்ணிக்கை',
  done: (number) => `ஆர்டர் #${number}: முடிந்தது.`,
  note: 'குறிப்பு',
  noteOptional: 'குறிப்பு (விரும்பினால்)',
  reason: 'காரணம்',
  amount: 'தொகை',
  amountIn: (currency) => `தொகை (${currency})`,
  notifyCustomer: 'வாடிக்கையாளருக்கு இமெயிலில் சொல்',
  confirm: 'உறுதிசெய்',
  confirmTitle: 'இந்த ஆர்டரை உறுதிசெய்யலாமா?',
  confirmNote: 'வேறு வழியில் பணம் வரும் வரை கடை பொருட்களை எடுத்து வைக்கும். வாடிக்கையாளருக்கு இமெயிலில் சொல்வோம்.',
  pay: 'பணம் வந்ததைப் பதிவு செய்',
  payTitle: 'பணம் வந்ததைப் பதிவு செய்',
  payNote: 'பணச் சேவை வழியாக அல்லாமல் வந்த பணம். முழுத் தொகையும் வந்ததாகக் கணக்கிடப்படும்.',
  paidBy: 'செலுத்திய முறை',
  cash: 'ரொக்கம்',
  bank: 'வங்கிப் பரிமாற்றம்',
  upi: 'UPI',
  otherMethod: 'மற்றவை',
  reference: 'குறிப்பு எண் (விரும்பினால்)',
  referenceHint: 'வங்கி அறிக்கையில் உள்ளபடி',
  ship: 'அனுப்பு',
  shipTitle: 'இந்த ஆர்டரை அனுப்பு',
  shipNote: 'கூரியர், டிராக்கிங் எண் வாடிக்கையாளருக்கு இமெயிலில் செல்லும்.',
  deliver: 'டெலிவரி ஆனது',
  deliverTitle: 'டெலிவரி ஆகிவிட்டதா?',
  deliverNote: 'வாடிக்கையாளருக்கு இமெயிலில் சொல்வோம்.',
  correctTracking: 'டிராக்கிங்கைத் திருத்து',
  correctTrackingTitle: 'கூரியர் அல்லது டிராக்கிங் எண்ணைத் திருத்து',
  correctTrackingNote: 'வாடிக்கையாளர் தம் ஆர்டர் பக்கத்தில் புதிய எண்ணை உடனே பார்ப்பார்.',
  correctAddress: 'முகவரியைத் திருத்து',
  correctAddressTitle: 'டெலிவரி முகவரியைத் திருத்து',
  correctAddressNote:
    'கூரியருக்கு இது தெரியாது: பார்சல் கிளம்பியிருந்தால் கூரியருக்கும் சொல்லுங்கள். பில்லில் பழைய முகவரியே இருக்கும்.',
  cancel: 'ஆர்டரை ரத்து செய்',
  cancelTitle: 'இந்த ஆர்டரை ரத்து செய்யலாமா?',
  cancelNote:
    'பொருட்களும் கூப்பனும் மீண்டும் கிடைக்கும், செலுத்திய பணம் திரும்பும். வாடிக்கையாளருக்குக் காரணம் இமெயிலில் செல்லும். இதைத் திரும்பப் பெற முடியாது.',
  refund: 'பணம் திரும்பத் தா',
  refundTitle: 'பணம் திரும்பத் தா',
  refundNote:
    'செலுத்திய பணத்தில் ஒரு பகுதி அல்லது முழுவதும். அனுப்பும் முன் முழுவதையும் திரும்பத் தந்தால் மட்டுமே ஆர்டர் மாறும்.',
  addNote: 'குறிப்பு சேர்',
  addNoteTitle: 'ஒரு குறிப்பு சேர்',
  addNoteNote: 'நிர்வாகிகள் மட்டுமே பார்ப்பார்கள்.',
};
