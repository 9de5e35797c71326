import type { Messages } from '../en/en.ts';

export const importResults: Messages['importResults'] = {
  tooManyCells:
    'இந்த வரியில் நெடுவரிசைகளை விட அதிகக் கட்டங்கள் உள்ளன. பிரிப்பான் உள்ள உரைக்கும் விலைக்கும் மேற்கோள் குறிகள் வேண்டும்',
  tooManySizes: 'ஒரு பொருளுக்கு அதிகபட்சம் 20 அளவுகள்',
  idCharacters: 'id-இல் சிறிய ஆங்கில எழுத்துகள், எண்கள், கோடுகள் மட்டும் இருக்கலாம்',
  newNeedsName: (id) => `${id} என்ற பொருள் இல்லை; புதிய பொருளுக்குப் பெயர் வேண்டும்`,
  foodDeleted: (id) => `${id} என்ற பொருள் நீக்கப்பட்டது. வேறு id எழுதுங்கள்`,
  idTaken: ({ id, name }) => `${id} என்ற id “${name}” பொருளுடையது. இந்தப் பொருளின் id-ஐ எழுதுங்கள்`,
  linesDisagree: (line) => `இதே பொருளின் ${line}-ஆம் வரியில் வேறு ஏதோ உள்ளது`,
  sizeMissing: (column) => `இந்த ${column} எந்த அளவுக்கு என்று எழுதுங்கள்`,
  sizeTwice: (line) => `இந்த அளவு ஏற்கெனவே ${line}-ஆம் வரியில் உள்ளது`,
  newNeedsThis: 'புதிய பொருளுக்கு இது வேண்டும்',
  newNeedsSize: 'புதிய பொருளுக்கு விலையுடன் ஓர் அளவு வேண்டும்',
  newSizeNeedsPrice: 'புதிய அளவுக்கு விலை வேண்டும்',
  becomesDraft: 'வரைவாகிறது: HSN குறியீடு அல்லது GST விகிதம் இல்லை',
  otherLine: (line) => `இதே பொருளின் ${line}-ஆம் வரியால் சேர்க்கவில்லை`,
  invalid: 'இது சரியாக இல்லை',
  notEmpty: 'இது காலியாக இருக்கக் கூடாது',
  tooLong: (max) => `அதிகபட்சம் ${max} எழுத்துகள் எழுதுங்கள்`,
  otherLength: ({ english, own }) => `ஆங்கிலப் பட்டியலில் ${english} உள்ளன, இதில் ${own} உள்ளன`,
  addressTooLong: 'முகவரி மிக நீளமாக உள்ளது',
  stock: '0 முதல் 10,00,000 வரை ஒரு முழு எண், அல்லது unlimited என்று எழுதுங்கள்',
  stockChanged: ({ exported, now }) =>
    `கோப்பு எடுத்தபோது இருப்பு ${exported}, இப்போது ${now}. மீண்டும் ஏற்றுமதி செய்யுங்கள்; அல்லது எப்படியும் மாற்ற stock_when_exported கட்டத்தைக் காலியாக்குங்கள்`,
  netQuantity: '500 ml, 1 kg போல அலகுடன் அளவை எழுதுங்கள்',
  otherDescriptions: 'படங்களின் விளக்கங்கள் மாறுகின்றன',
  otherImages: ({ before, after }) => `${before} படங்கள் → ${after} படங்கள்`,
  empty: 'காலி',
  imageMissing: 'இந்தப் படம் இல்லை',
  notInZip: 'இந்தப் படம் ZIP கோப்பில் இல்லை',
  addedMeanwhile: 'இதே நேரத்தில் வேறொருவர் இந்த id-உடன் ஒரு பொருளைச் சேர்த்துவிட்டார்',
};
