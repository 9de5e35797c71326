import type { Messages } from '../en/en.ts';

/** Undefined: the clock of the database. */
const clockOf = (provider: string | undefined) => provider ?? 'தரவுத்தளம்';

export const checkResults: Messages['checkResults'] = {
  tooLong: 'அதிக நேரம் ஆனதால் இதைச் சரிபார்க்க முடியவில்லை.',
  databaseResponds: 'தரவுத்தளம் வேலை செய்கிறது.',
  fileChanged: 'சேமித்த கோப்பு மாறி வந்தது.',
  fileSaved: 'ஒரு கோப்பைச் சேமித்து, படித்து, நீக்கிப் பார்த்தோம்.',
  backupStored: 'காப்புப்பிரதி சேமிக்கப்பட்டது.',
  backupOnThisMachine: 'காப்புப்பிரதி சேமிக்கப்பட்டது; ஆனால் இதே கணினியில்தான். கணினி பழுதானால் அதுவும் போய்விடும்.',
  backupFailed: 'கடைசிக் காப்புப்பிரதியை எடுக்க முடியவில்லை.',
  restoreWorks: 'புதிய காப்புப்பிரதியை ஒரு வெற்றுத் தரவுத்தளத்தில் மீட்டுப் பார்த்தோம்; முழுமையாக உள்ளது.',
  restoreFailed: 'புதிய காப்புப்பிரதியை மீட்க முடியவில்லை.',
  filesNotSaved: 'கோப்புகளைச் சேமிக்க முடியவில்லை.',
  shopUnreachable: (url) => `${url} முகவரியில் உங்கள் கடை கிடைக்கவில்லை.`,
  otherWebsite: (url) => `${url} முகவரியில் வேறொரு இணையதளம் உள்ளது.`,
  leadsHere: (url) => `${url} இந்தக் கடைக்கு வருகிறது.`,
  clockAgrees: (others) => `கடிகாரம் ஒத்துப்போகிறது: ${others.map(clockOf).join(', ')}.`,
  clockDiffers: ({ from, seconds }) => `கடிகாரம் ${seconds} நொடி வேறுபடுகிறது: ${clockOf(from)}.`,
  noCertificate: 'முகவரி http என்று தொடங்குகிறது: புதுப்பிக்கச் சான்றிதழ் எதுவும் இல்லை.',
  certificateUnreadable: 'உங்கள் முகவரியின் சான்றிதழைப் படிக்க முடியவில்லை.',
  certificateEnded: (day) => `உங்கள் முகவரியின் சான்றிதழ் ${day} அன்று முடிந்துவிட்டது.`,
  certificateValid: ({ day, days }) =>
    `உங்கள் முகவரியின் சான்றிதழ் ${day} வரை, இன்னும் ${days === 1 ? '1 நாள்' : `${days} நாட்கள்`} செல்லும்.`,
  noMailServer: 'இமெயில் சர்வர் இல்லை.',
  noSender: 'அனுப்புவதற்குக் கடைக்கு இமெயில் முகவரி இல்லை.',
  mailAccepted: (address) => `${address} முகவரிக்கான இமெயிலை இமெயில் சர்வர் ஏற்றுக்கொண்டது. வந்து சேர்ந்ததா என்று பாருங்கள்.`,
  mailLogin: 'பயனர் பெயர் அல்லது பாஸ்வேர்டை இமெயில் சர்வர் ஏற்கவில்லை.',
  mailAddress: 'சோதனை இமெயிலின் அனுப்புநரை அல்லது பெறுநரை இமெயில் சர்வர் ஏற்கவில்லை.',
  mailRejected: 'சோதனை இமெயிலை இமெயில் சர்வர் ஏற்கவில்லை.',
  mailUnreachable: 'இமெயில் சர்வர் கிடைக்கவில்லை.',
  noMobile: 'சோதனைச் செய்தி அனுப்ப உங்கள் சொந்தக் கணக்கில் மொபைல் எண் இல்லை.',
  smsAccepted: ({ provider, mobile }) =>
    `${mobile} எண்ணுக்கான சோதனைச் செய்தியை ${provider} ஏற்றுக்கொண்டது. வந்து சேர்ந்ததா என்று பாருங்கள்.`,
  smsRejected: (provider) => `சோதனைச் செய்தியை ${provider} ஏற்கவில்லை.`,
  codesAlmostUsed: ({ used, limit }) =>
    `24 மணி நேரத்துக்கான ${limit} குறியீடுகளில் ${used} பயன்பட்டுவிட்டன. முகம் தெரியாதவர்கள் கேட்டிருக்கலாம்.`,
  demoMail: 'டெமோ கடை வெளியே இமெயில் அனுப்பாது.',
  entriesUnknown: (domain) => `${domain} பதிவுகளைப் பார்க்க முடியவில்லை.`,
  domainVouches: (domain) => `கடையின் இமெயில்களுக்கு ${domain} சான்று தருகிறது.`,
  entriesMissing: (domain) => `${domain} டொமைனில் SPF, DKIM, DMARC இல்லை.`,
  someEntriesMissing: ({ domain, present, missing }) =>
    `${domain} டொமைனில் ${present.join(', ')} உள்ளது, ${missing.join(', ')} இல்லை.`,
  unused: (provider) => `${provider} பயன்பாட்டில் இல்லை.`,
  keysSet: 'கீகள் உள்ளன.',
  keysAccepted: (provider) => `${provider} கீகளை ஏற்கிறது.`,
  unreachable: (provider) => `${provider} கிடைக்கவில்லை.`,
  keysRejected: (provider) => `${provider} கீகளை ஏற்கவில்லை.`,
  webhookUntested: (provider) => `${provider} தன் அழைப்புகளைத் தானே சோதிக்கிறது.`,
  webhookUnreachable: (provider) => `${provider} அழைக்கும் முகவரி கிடைக்கவில்லை.`,
  webhookOtherSecret: (provider) => `${provider} அழைக்கும் முகவரியில் வேறொரு வெப்ஹூக் சீக்ரெட் உள்ளது.`,
  webhookElsewhere: (provider) => `${provider} அழைக்கும் முகவரி இந்தக் கடையுடையது இல்லை.`,
  webhookCalled: ({ provider, day }) => `${provider} ${day} அன்று அழைத்தது.`,
  webhookNotCalled: (provider) => `முகவரி வேலை செய்கிறது, ஆனால் ${provider} இன்னும் அழைக்கவில்லை.`,
};
