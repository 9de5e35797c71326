import { z } from 'zod';
import { type ErrorCode, errorBody } from '../../contract/errors.ts';
import { errors } from '../../messages/en/errors.ts';

/** A JSON response in a route's OpenAPI description. */
export function jsonResponse<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** An error response in a route's OpenAPI description, which is in English. */
export function errorResponse(code: ErrorCode) {
  return jsonResponse(errorBody, errors[code]);
}

/** A plain-text error response in a route's OpenAPI description. */
export function textErrorResponse(code: ErrorCode) {
  return { description: errors[code], content: { 'text/plain': { schema: z.string() } } };
}
