import type { Messages } from '../en/en.ts';

export const apiResults: Messages['apiResults'] = {
  loggedOut: 'लॉग आउट हो गया',
  accountDeleted: 'आपका खाता मिटा दिया गया।',
  orderDeleted: 'ऑर्डर मिटा दिया गया।',
  codeVerified: 'OTP की जाँच हो गई',
  passwordUpdated: 'पासवर्ड बदल गया',
  changedOften: (minutes) => `आपने अपना खाता बहुत बार बदला है। ${minutes} मिनट बाद फिर से कोशिश करें।`,
  removed: 'हटा दिया।',
  replied: 'जवाब भेज दिया।',
  done: 'हो गया।',
  sent: 'भेजा जा रहा है।',
  triedAgain: 'फिर से कोशिश हो रही है।',
  discarded: 'छोड़ दिया गया।',
};
