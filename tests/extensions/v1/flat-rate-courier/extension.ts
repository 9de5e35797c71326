import { defineExtension } from '../../../../src/extension/extension.ts';

/** In paise. The weight is that of the goods: the box is part of the first step. */
const FIRST_STEP = 6000;
const NEXT_STEP = 2500;
const STEP_GRAMS = 500;
/** Andaman, Nicobar and Lakshadweep: by ship only. */
const ISLANDS = ['744', '682555'];

/** A courier that charges by weight, the same everywhere. */
export default defineExtension({
  name: 'flat-rate-courier',
  apiVersion: 1,
  couriers: [
    {
      id: 'flat-rate-courier',
      name: 'Village Courier',
      trackingUrl: 'https://courier.example/track/{number}',
      rates: ({ weightGrams, pincode }) => {
        if (ISLANDS.some((prefix) => pincode.startsWith(prefix))) return undefined;
        const steps = Math.max(1, Math.ceil(weightGrams / STEP_GRAMS));
        return FIRST_STEP + (steps - 1) * NEXT_STEP;
      },
    },
  ],
});
