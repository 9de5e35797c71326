import { expect, test } from 'vitest';
import { encryptPush, isBrowserKey } from './encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');
/** Appendix A of RFC 8291. */
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('the example of RFC 8291 is encrypted byte for byte', () => {
  const encrypted = encryptPush(Buffer.from('When I grow up, I want to be a watermelon'), keys, {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  });
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the same message is encrypted differently each time, and a wrong key is noticed', () => {
  expect(encryptPush(Buffer.from('x'), keys)).not.toEqual(encryptPush(Buffer.from('x'), keys));
  expect(isBrowserKey(keys)).toBe(true);
  expect(isBrowserKey({ ...keys, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
});
