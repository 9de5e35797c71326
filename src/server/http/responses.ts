import { z } from 'zod';
import { type ErrorCode, errorBody, errors } from '../../contract/errors.ts';

/** A JSON response in a route's OpenAPI description. */
export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** An error response in a route's OpenAPI description. */
export function errorResponse(code: ErrorCode) {
  return jsonResponse(errorBody, errors[code].message);
}

/** A plain-text error response in a route's OpenAPI description. */
export function textErrorResponse(code: ErrorCode) {
  return { description: errors[code].message, content: { 'text/plain': { schema: z.string() } } };
}
