import { states } from '../../../../messages/ta/states.ts';
import { listed } from '../../listed.ts';
import type { PlaceholderTexts } from '../section-language.ts';

const range: PlaceholderTexts['range'] = ({ min, max }) => (min === max ? String(min) : `${min} முதல் ${max}`);

/** The units stand as they are: the sentences go on with வரை or ஆகும், which ask for no ending. */
export const placeholderTexts: PlaceholderTexts = {
  range,
  minutes: (minutes) => (minutes === 1 ? '1 நிமிடம்' : `${minutes} நிமிடங்கள்`),
  hours: (hours) => `${hours} மணி நேரம்`,
  days: (days) => (days === 1 ? '1 நாள்' : `${days} நாட்கள்`),
  businessDays: (days) => `${range(days)} வேலை ${days.max === 1 ? 'நாள்' : 'நாட்கள்'}`,
  workingDays: (days) => `${range(days)} வேலை ${days.max === 1 ? 'நாள்' : 'நாட்கள்'}`,
  ourFarm: 'எங்கள் பண்ணை',
  stateName: states.shown,
  ownState: { inText: 'எங்கள் மாநிலம்', inTable: 'எங்கள் மாநிலம்' },
  anyAmount: 'எந்தத் தொகையும்',
  minimumTerms: (amount) =>
    `குறைந்தபட்ச ஆர்டர் ${amount}. கூப்பன், டெலிவரி கட்டணம் சேர்க்கும் முன் கூடையில் உள்ள பொருட்களின் தொகை இது.`,
  noMinimum: 'குறைந்தபட்ச ஆர்டர் என்று எதுவும் இல்லை.',
  deliveryTimes: ({ home, state, others, remote }) =>
    `${state}: ${home}; மற்ற மாநிலங்கள்: ${others} நாட்கள்; தொலைதூரப் பகுதிகள்: ${remote} நாட்கள்`,
  deliveryTable: {
    to: 'எங்கே',
    time: 'எத்தனை நாள்',
    otherStates: 'மற்ற மாநிலங்கள்',
    remoteAreas: 'தொலைதூரப் பகுதிகள்',
  },
  refundBy: (method) => `${method} மூலம் பணம் திரும்ப`,
  names: (names) => listed(names, ' அல்லது '),
  ways: (ways) => listed(ways, ', அல்லது '),
  payBy: (first, others) =>
    others.length === 0
      ? `${first} பணம் செலுத்துகிறீர்கள்.`
      : [`${first} பணம் செலுத்தலாம்.`, ...others.map((way) => `${way} செலுத்தலாம்.`)].join(' '),
  cashTerms: ({ from, upTo, fee }) =>
    `${from} முதல் ${upTo} வரை உள்ள ஆர்டர்களுக்குப் பொருள் வந்ததும் பணம் தரலாம்.${fee && ` அதற்கு ${fee} கட்டணம் உண்டு; ஆர்டர் செய்யும் முன் காட்டப்படும்.`} அப்படிப்பட்ட ஆர்டரை நீங்கள் உறுதிசெய்ததும் விற்பனை முடிகிறது. பணம் தரப்படாமல் பார்சல் திரும்பினால் ஆர்டர் ரத்தாகும்; அடுத்ததற்கு ஆன்லைனில் செலுத்தக் கேட்கலாம்.`,
  cashOnDelivery: {
    offered: 'பொருள் வரும்போது பணமாகவும் கொடுக்கலாம்.',
    notOffered: 'பொருள் வந்த பின் பணம் கொடுக்கும் (COD) வசதி இல்லை.',
  },
};
