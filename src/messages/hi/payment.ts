import type { Messages } from '../en/en.ts';

export const payment: Messages['payment'] = {
  title: 'भुगतान',
  method: 'भुगतान का तरीका',
  optionsFailed: 'भुगतान के तरीके नहीं खुल पाए।',
  amount: 'रकम',
  secure: 'सुरक्षित SSL कनेक्शन। आपका UPI PIN और कार्ड की जानकारी हम तक नहीं पहुँचती।',
  waiting: 'आपके भुगतान का इंतज़ार है। मिलते ही यह पेज अपने आप आगे बढ़ेगा।',
  payThisWay: 'इसी तरीके से भुगतान करें',
  notStarted: 'भुगतान शुरू नहीं हो पाया',
  holdNote: (hours) => `आपका ऑर्डर ${hours} घंटे रखा रहेगा। पैसे मिलते ही हम ईमेल करेंगे।`,
  copy: (label) => `${label} कॉपी करें`,
  copied: (label) => `कॉपी हो गया: ${label}`,
  notCopied: 'कॉपी नहीं हो पाया। हाथ से लिख लें।',
  alreadyPaid: 'इस ऑर्डर का भुगतान हो गया है।',
  cancelled: (note) => `यह ऑर्डर रद्द हुआ। ${note}`,
  notOnline: 'इस ऑर्डर का ऑनलाइन भुगतान नहीं हो सकता।',
};
