import { courierRates } from '../../../../extension/courier-rates.ts';
import { states } from '../../../../messages/states.ts';
import type { DispatchingShop } from '../../../../rules/delivery.ts';
import { isServed } from '../../../../rules/delivery-charge.ts';
import type { Language } from '../../../../rules/languages.ts';
import type { PageSection } from '../../../../rules/page-sections/section-types.ts';
import { pincodeReply } from '../../../../rules/pincode-reply.ts';
import type { ApiClient } from '../../../lib/api-client.ts';
import { callApi } from '../../../lib/call-api.ts';
import { extensions } from '../../../lib/extensions.ts';

/** When an order of today arrives at a pincode. */
export async function findPincodeReply(
  { api }: ApiClient,
  pincode: string,
  facts: { sections: readonly PageSection[]; language: Language; shop: DispatchingShop },
): Promise<string> {
  const [{ district, state }, terms] = await Promise.all([
    callApi(api.shop.pincodes[':pincode'].$get({ param: { pincode } })),
    callApi(api.shop.delivery.$get()),
  ]);
  const rule = { terms, rates: state ? courierRates(extensions) : undefined };
  // a courier's rates know where it goes; the weight of a first kilogram stands for any parcel
  const parcel = { state, pincode, weightGrams: 1000, goodsTotal: 0 };
  return pincodeReply(
    pincode,
    {
      place: [district, states.shown(state)].filter(Boolean).join(', '),
      state,
      isServed: isServed(rule, parcel),
    },
    { ...facts, now: new Date() },
  );
}
