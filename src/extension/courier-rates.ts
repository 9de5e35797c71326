import type { DeliveryRates } from '../rules/delivery-charge.ts';
import type { Extension } from './extension.ts';

/** The rates of the one courier that has some; the check of the build allows no second one. */
export function courierRates(extensions: readonly Extension[]): DeliveryRates | undefined {
  const courier = extensions.flatMap(({ couriers = [] }) => couriers).find(({ rates }) => rates);
  return courier?.rates && ((parcel) => checked(courier.id, courier.rates?.(parcel)));
}

/** A charge with a fraction of a paisa, or below zero, would reach an invoice. */
function checked(id: string, charge: number | undefined): number | undefined {
  if (charge === undefined || (Number.isSafeInteger(charge) && charge >= 0)) return charge;
  throw new Error(`The courier ${id} charges ${charge} paise: it must be a whole number from 0`);
}
