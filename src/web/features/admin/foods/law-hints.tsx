import { CircleCheck, ScrollText } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { missingByLaw } from '../../../../rules/food-law.ts';
import { useShop } from '../../../lib/shop.ts';
import type { FoodValues } from './food-values.ts';

/** Lists the data that Indian law requires on a product page and that is still missing. */
export function LawHints() {
  const { control } = useFormContext<FoodValues>();
  const values = useWatch({ control }) as FoodValues;
  const shop = useShop();
  const missing = missingByLaw({
    ...values,
    sizes: values.quantities.map(({ size, price, net }) => ({
      size,
      hasPrice: price.trim() !== '',
      hasNet: net.trim() !== '',
    })),
    shop,
  });
  return (
    <section className="panel law-hints" aria-labelledby="law">
      <h2 id="law" className="panel-heading">
        <ScrollText size={20} strokeWidth={1.75} aria-hidden="true" />
        {adminFoods.forLabel}
      </h2>
      {missing.length === 0 ? (
        <p className="law-hints__good">
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
          {adminFoods.lawComplete}
        </p>
      ) : (
        <>
          <p>{adminFoods.lawMissing}</p>
          <ul>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="hint">{adminFoods.lawNote}</p>
        </>
      )}
    </section>
  );
}
