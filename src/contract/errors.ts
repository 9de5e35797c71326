import { z } from 'zod';

/** The one table of refusals: code, status and the words a person reads. */
export const errors = {
  'bad-json': { status: 400, message: 'The request body is not valid JSON.' },
  'bad-request': { status: 400, message: 'The request is not valid.' },
  'bad-content-type': { status: 415, message: 'Please send JSON.' },
  'not-signed-in': { status: 401, message: 'Please log in.' },
  blocked: { status: 403, message: 'This account is blocked.' },
  'not-admin': { status: 403, message: "You don't have access to this page" },
  'wrong-login': { status: 400, message: 'Invalid email or password' },
  'login-blocked': { status: 400, message: 'This account is blocked. Please contact us.' },
  'email-unverified': { status: 400, message: 'Please verify your email first' },
  'already-registered': { status: 400, message: 'You already have an account. Please log in.' },
  'invalid-code': { status: 400, message: 'Invalid OTP' },
  'reset-failed': { status: 400, message: 'Failed to reset password' },
  'google-failed': { status: 400, message: 'Google signup failed' },
  'user-not-found': { status: 404, message: 'User not found.' },
  'email-taken': { status: 409, message: 'Another account has this email.' },
  'not-yourself': { status: 400, message: 'You cannot block yourself or take away your own admin rights.' },
  'last-admin': { status: 409, message: 'The shop needs at least one admin.' },
  'orders-open': {
    status: 409,
    message: 'You have an order on its way. Please delete your account after it is delivered.',
  },
  busy: { status: 503, message: 'The shop is very busy. Please try again in a moment.' },
  'not-found': { status: 404, message: 'Not found.' },
  'food-not-found': { status: 404, message: 'Food not found.' },
  'recipe-not-found': { status: 404, message: 'Recipe not found.' },
  'too-large': { status: 413, message: 'The request body is too large.' },
  'too-many': { status: 429, message: 'Too many requests. Please try again later.' },
  'not-ready': {
    status: 503,
    message: 'The shop is starting or its database is not reachable. Please try again.',
  },
  surprise: { status: 500, message: 'Something went wrong on our side.' },
} as const;

export type ErrorCode = keyof typeof errors;

export const errorBody = z.object({
  error: z.string().meta({ description: 'Words for a person' }),
  code: z.string().meta({ description: 'Name in the table of errors' }),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional().meta({ description: 'What is wrong, by field' }),
});

export type ErrorBody = z.infer<typeof errorBody>;
