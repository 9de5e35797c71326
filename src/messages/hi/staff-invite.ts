import type { Messages } from '../en/en.ts';

export const staffInvite: Messages['staffInvite'] = {
  title: 'आपका निमंत्रण',
  heading: (shop) => `${shop} चलाने में हाथ बँटाएँ`,
  logInFirst: 'जिस ईमेल पर यह निमंत्रण आया है, उस पर भेजे गए कोड से लॉग इन करें।',
  logIn: 'लॉग इन करें',
  ready: (email) => `आप ${email} से लॉग इन हैं। स्वीकार करते ही एडमिन पेज आपके लिए खुल जाएँगे।`,
  accept: 'निमंत्रण स्वीकार करें',
  otherAccount: 'दूसरे ईमेल से लॉग इन करें',
  accepted: 'टीम में आपका स्वागत है।',
  incomplete: 'लिंक अधूरा है। ईमेल से दोबारा खोलें।',
};
