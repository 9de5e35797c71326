import { z } from 'zod';
import { type ErrorCode, errorBody, errors } from '../../contract/errors.ts';

/** A JSON answer in a route's description. */
export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** A refusal in a route's description. */
export function errorResponse(code: ErrorCode) {
  return jsonResponse(errorBody, errors[code].message);
}

/** A refusal whose body is plain words. */
export function textResponse(code: ErrorCode) {
  return { description: errors[code].message, content: { 'text/plain': { schema: z.string() } } };
}
