const settings = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;

/** Made when first needed: most pages show no date, and a formatter takes a cheap phone long to get ready. */
let clock: Intl.DateTimeFormat | undefined;
let watch: Intl.DateTimeFormat | undefined;
let calendar: Intl.DateTimeFormat | undefined;

/** As a clock in India shows it. */
export function formatDateTime(at: string): string {
  clock ??= new Intl.DateTimeFormat('en-IN', { ...settings, hour: 'numeric', minute: '2-digit' });
  return clock.format(new Date(at));
}

export function formatTime(at: string): string {
  watch ??= new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: settings.timeZone,
  });
  return watch.format(new Date(at));
}

export function formatDay(at: string): string {
  calendar ??= new Intl.DateTimeFormat('en-IN', settings);
  return calendar.format(new Date(at));
}
