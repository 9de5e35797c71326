import { expect, test } from 'vitest';
import { answerWords } from './api-error-message.ts';

test.each([
  ['Invalid email or password', 'Invalid email or password'],
  ['{"error":"Invalid OTP","code":"invalid-code"}', 'Invalid OTP'],
  ['{"message":"Please wait"}', 'Please wait'],
  ['', 'Login failed'],
  ['{}', 'Login failed'],
  ['<html>502 Bad Gateway</html>', 'Login failed'],
])('%s says: %s', async (body, words) => {
  expect(await answerWords(new Response(body), 'Login failed')).toBe(words);
});
