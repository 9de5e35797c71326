import { Bell } from 'lucide-react';
import { useRef } from 'react';
import type { Food } from '../../../../contract/food.ts';
import { foodExtras as messages } from '../../../../messages/food-extras.ts';
import { sizeText } from '../../../lib/size-text.ts';
import { useRestockRequest } from './use-restock-request.tsx';

/** Offers a message when the chosen size costs less. */
export function PriceAlert({ food: { _id: productId, quantities } }: { food: Food }) {
  const { ask, waiting, takeBack, dialog } = useRestockRequest(productId, 'cheaper');
  const link = useRef<HTMLButtonElement>(null);
  const [first] = quantities;
  if (!first) return null;
  return (
    <>
      <button
        ref={link}
        type="button"
        className="buy-box__link"
        onClick={({ currentTarget }) => {
          // read at the click: a prop that changes with the choice would make a part without its script disappear
          const box = currentTarget.closest('section');
          const input = box?.querySelector<HTMLInputElement>('input[name="size"]:checked');
          ask(input?.value ?? first.size);
        }}
      >
        <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
        {messages.priceAlert}
      </button>
      {waiting.map((size) => (
        <p key={size} className="restock">
          {messages.priceAlertOn(sizeText(size))}
          <button
            type="button"
            className="buy-box__link"
            onClick={() => {
              takeBack(size);
              // this button goes
              link.current?.focus();
            }}
          >
            {messages.takeBack}
            <span className="visually-hidden">: {sizeText(size)}</span>
          </button>
        </p>
      ))}
      {dialog}
    </>
  );
}
