import type { Context } from 'hono';

/** Of a JSON body; anything else counts as an empty one. */
export async function bodyOf(context: Context): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** The wanted parcels. */
export function idsOf({ shipment_id: ids }: Record<string, unknown>): unknown[] {
  return Array.isArray(ids) ? ids : [];
}
