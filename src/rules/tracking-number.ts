import { trackingNumbers } from '../messages/tracking-numbers.ts';
import { findKnownCourier } from './couriers.ts';

export interface TrackingProblem {
  /** Only an error stops the parcel: the formats of the couriers other than the post are not published. */
  level: 'error' | 'warning';
  code: 'post-format' | 'post-check-digit' | 'courier-format' | 'unusual';
}

const INDIA_POST = 'India Post';
/** The international standard S10: two letters, eight digits, a check digit and the country. */
const S10 = /^[A-Z]{2}(\d{8})(\d)IN$/;
const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];
const USUAL = /^[A-Z0-9-]{6,20}$/;

/** What is wrong with a tracking number of this courier; undefined when nothing is. */
export function trackingNumberProblem(courier: string, number: string): TrackingProblem | undefined {
  const typed = number.replace(/\s/g, '').toUpperCase();
  const known = findKnownCourier(courier);
  if (known?.name === INDIA_POST) {
    const [, digits, check] = S10.exec(typed) ?? [];
    if (!digits) return { level: 'error', code: 'post-format' };
    return s10CheckDigit(digits) === Number(check) ? undefined : { level: 'error', code: 'post-check-digit' };
  }
  if (known?.number && !known.number.test(typed)) return { level: 'warning', code: 'courier-format' };
  return USUAL.test(typed) ? undefined : { level: 'warning', code: 'unusual' };
}

/** The problem as an admin reads it. */
export function trackingProblemText(courier: string, number: string): string | undefined {
  const problem = trackingNumberProblem(courier, number);
  if (problem?.code === 'post-format') return trackingNumbers.postFormat;
  if (problem?.code === 'post-check-digit') return trackingNumbers.postCheckDigit;
  if (problem?.code === 'courier-format') return trackingNumbers.courierFormat(courier);
  return problem && trackingNumbers.unusual;
}

/** As it is stored: the numbers of the post without spaces and in capital letters, others as they were typed. */
export function cleanTrackingNumber(courier: string, number: string): string {
  const isPost = findKnownCourier(courier)?.name === INDIA_POST;
  return isPost ? number.replace(/\s/g, '').toUpperCase() : number;
}

function s10CheckDigit(digits: string): number {
  const sum = S10_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const check = 11 - (sum % 11);
  return check === 10 ? 0 : check === 11 ? 5 : check;
}
