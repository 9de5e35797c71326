import { formatDateTime } from '../../../../rules/shown-time.ts';

const TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?/;

/** What the courier says of a pickup. It writes the time as its computer does, and without a zone: Indian time. */
export function pickupText({ note, at }: { note: string; at: string }): string {
  if (!note) return formatDateTime(at);
  return note.replace(TIME, (_, day: string, time: string) =>
    formatDateTime(new Date(`${day}T${time}:00+05:30`).toISOString()),
  );
}
