import { z } from 'zod';

/** The one table of refusals: code, status and the words a person reads. */
export const errors = {
  'bad-json': { status: 400, message: 'The request body is not valid JSON.' },
  'bad-request': { status: 400, message: 'The request is not valid.' },
  'bad-content-type': { status: 415, message: 'Please send JSON.' },
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
