import { createHash } from 'node:crypto';
import type { TrackingEvent } from '../../src/extension/couriers.ts';
import type { TrackingStatus } from '../../src/rules/tracking-status.ts';
import type { Activity, TrackingData } from './shiprocket-wire.ts';

/** By Shiprocket's table "Shipment Status Codes". Others are shown with their label and change nothing. */
const statuses: Readonly<Record<string, TrackingStatus>> = {
  6: 'picked-up',
  42: 'picked-up',
  51: 'picked-up',
  18: 'in-transit',
  38: 'in-transit',
  17: 'out-for-delivery',
  21: 'undelivered',
  7: 'delivered',
  9: 'coming-back',
  40: 'coming-back',
  41: 'coming-back',
  46: 'coming-back',
  10: 'returned',
  12: 'lost',
  76: 'lost',
  24: 'damaged',
  25: 'damaged',
  8: 'void',
  16: 'void',
  45: 'void',
};
const MAX_NOTE = 300;
const MAX_ACTIVITIES = 200;
const HASH_LENGTH = 12;

export function statusOf(id: string): TrackingStatus {
  return statuses[id] ?? 'other';
}

/** All reports of a parcel, oldest first. */
export function eventsOf(trackingNumber: string, data: TrackingData, now: Date): TrackingEvent[] {
  if (data.track_status !== 1) return [];
  const activities = (data.shipment_track_activities ?? []).slice(0, MAX_ACTIVITIES).toReversed();
  const events = inOrder(activities.map((one) => eventOf(trackingNumber, one, now)));
  const [current] = data.shipment_track;
  // the state can be known before its scan is listed
  const isListed = activities.some((one) => one['sr-status'] === data.shipment_status);
  if (isListed || statusOf(data.shipment_status) === 'other') return events;
  return [
    ...events,
    {
      id: `${trackingNumber} state ${data.shipment_status}`,
      trackingNumber,
      status: statusOf(data.shipment_status),
      at: readTime(current?.delivered_date ?? '') ?? now,
      note: current?.current_status ?? '',
    },
  ];
}

/** Scans have seconds only: those of one second keep the order of the list. */
function inOrder(events: readonly TrackingEvent[]): TrackingEvent[] {
  const count = new Map<number, number>();
  return events.map((event) => {
    const time = event.at.getTime();
    const before = count.get(time) ?? 0;
    count.set(time, before + 1);
    return { ...event, at: new Date(time + before) };
  });
}

function eventOf(trackingNumber: string, activity: Activity, now: Date): TrackingEvent {
  const { date, 'sr-status': id, 'sr-status-label': label, location } = activity;
  const status = statusOf(id);
  const words = activity.activity || (label === 'NA' ? '' : label) || activity.status;
  const hash = createHash('sha256').update(`${words} ${location}`).digest('hex').slice(0, HASH_LENGTH);
  return {
    id: `${trackingNumber} ${date} ${id} ${hash}`.slice(0, 200),
    trackingNumber,
    status,
    at: readTime(date) ?? now,
    note: [words, location].filter(Boolean).join(', ').slice(0, MAX_NOTE),
  };
}

/** `2023-05-19 11:59:16` or `23 05 2023 11:43:52`, both in Indian time. */
export function readTime(text: string): Date | undefined {
  const parts =
    /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)[ T](?<time>\d\d:\d\d(:\d\d)?)/.exec(text)?.groups ??
    /^(?<day>\d\d) (?<month>\d\d) (?<year>\d{4}) (?<time>\d\d:\d\d(:\d\d)?)/.exec(text)?.groups;
  if (!parts) return undefined;
  const { year, month, day, time } = parts;
  const at = new Date(`${year}-${month}-${day}T${time}+05:30`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
