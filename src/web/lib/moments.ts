const settings = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
const MOMENT = new Intl.DateTimeFormat('en-IN', { ...settings, hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-IN', settings);

/** As a clock in India shows it. */
export const formatMoment = (at: string) => MOMENT.format(new Date(at));
export const formatDay = (at: string) => DAY.format(new Date(at));
