const settings = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;

/** Created on first use: most pages show no date, and creating a formatter is slow on a cheap phone. */
let dateTimeFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;
let dayFormat: Intl.DateTimeFormat | undefined;

/** Date and time in India. */
export function formatDateTime(at: string): string {
  dateTimeFormat ??= new Intl.DateTimeFormat('en-IN', { ...settings, hour: 'numeric', minute: '2-digit' });
  return dateTimeFormat.format(new Date(at));
}

export function formatTime(at: string): string {
  timeFormat ??= new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: settings.timeZone,
  });
  return timeFormat.format(new Date(at));
}

export function formatDay(at: string): string {
  dayFormat ??= new Intl.DateTimeFormat('en-IN', settings);
  return dayFormat.format(new Date(at));
}
