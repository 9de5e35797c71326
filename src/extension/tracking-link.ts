import type { Extension } from './extension.ts';

/** Where a parcel can be followed; undefined for a courier that no extension knows. */
export function trackingLink(
  extensions: readonly Extension[],
  { courier, trackingNumber }: { courier: string | null; trackingNumber: string | null },
): string | undefined {
  const known = extensions
    .flatMap(({ couriers = [] }) => couriers)
    .find(({ name }) => name.toLowerCase() === courier?.trim().toLowerCase());
  if (!trackingNumber) return undefined;
  return known?.trackingUrl?.replace('{number}', encodeURIComponent(trackingNumber));
}
