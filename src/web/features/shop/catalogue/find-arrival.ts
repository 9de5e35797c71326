import type { Shop } from '../../../../contract/shop.ts';
import { courierRates } from '../../../../extension/courier-rates.ts';
import { foodExtras } from '../../../../messages/food-extras.ts';
import { deliveryEstimate } from '../../../../rules/delivery.ts';
import { type DeliveryTerms, isServed } from '../../../../rules/delivery-charge.ts';
import { formatRupees, nearestPaise } from '../../../../rules/money.ts';
import { isSameState } from '../../../../rules/states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';
import { dayText } from '../../../lib/day-text.ts';
import { extensions } from '../../../lib/extensions.ts';
import { PINCODE_KEY } from '../../../lib/stored-user.ts';

export interface Arrival {
  kind: 'good' | 'bad';
  text: string;
  note?: string;
}

const PINCODE = /^[1-9]\d{5}$/;
/** A courier with rates decides by weight whether it goes somewhere. */
const ONE_PACK = 1000;

/** When a parcel that is paid now arrives at a pincode, and what the delivery costs there. */
export async function findArrival(pincode: string, shop: Shop): Promise<Arrival> {
  if (!PINCODE.test(pincode)) return bad(foodExtras.sixDigits);
  const { api } = browserApi();
  const found = await orUndefined(
    Promise.all([
      callApi(api.shop.pincodes[':pincode'].$get({ param: { pincode } })),
      callApi(api.shop.delivery.$get()),
    ]),
  );
  if (!found) return bad(foodExtras.arrivalFailed);
  const [{ district, state }, terms] = found;
  if (!district) return bad(foodExtras.unknownPincode(pincode));
  localStorage.setItem(PINCODE_KEY, pincode);
  const rates = courierRates(extensions);
  const goodsTotal = nearestPaise(shop.policy.minimumOrderRupees);
  const parcel = { state, pincode, weightGrams: ONE_PACK, goodsTotal };
  if (!isServed({ terms, rates }, parcel)) return bad(foodExtras.notServed(pincode));
  const { earliest, latest } = deliveryEstimate(state, new Date(), shop);
  return {
    kind: 'good',
    text: foodExtras.arrives({ earliest: dayText(earliest), latest: dayText(latest) }),
    note: `${district}. ${rates ? foodExtras.chargeAtCheckout : chargeNote(terms, state)}`,
  };
}

function chargeNote(terms: DeliveryTerms, state: string): string {
  const { charge, freeFrom } = terms.states.find((rate) => isSameState(rate.state, state)) ?? terms;
  if (charge === 0 || freeFrom === 0) return foodExtras.freeDelivery;
  const price = formatRupees(charge);
  return freeFrom === null
    ? foodExtras.deliveryCosts(price)
    : foodExtras.freeFrom({ amount: formatRupees(freeFrom), charge: price });
}

function bad(text: string): Arrival {
  return { kind: 'bad', text };
}
