import { expect, test } from 'vitest';
import { apiErrorMessage } from './api-error-message.ts';

test.each([
  ['Invalid email or password', 'Invalid email or password'],
  ['{"error":"Invalid OTP","code":"invalid-code"}', 'Invalid OTP'],
  ['{"message":"Please wait"}', 'Please wait'],
  ['', 'Login failed'],
  ['{}', 'Login failed'],
  ['<html>502 Bad Gateway</html>', 'Login failed'],
])('%s says: %s', async (body, text) => {
  expect(await apiErrorMessage(new Response(body), 'Login failed')).toBe(text);
});
