import { type FormEvent, useState } from 'react';
import type { Order } from '../../../../contract/order.ts';
import { returns } from '../../../../messages/returns.ts';
import type { RequestKind } from '../../../../rules/returns.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PhotosField } from './photos-field.tsx';
import { sendRequest } from './returns-data.ts';

const MAX_PHOTOS = 3;

interface RequestFormProps {
  orderId: string;
  kind: RequestKind;
  items: Order['items'];
  onDone: () => void;
}

/** The reason and up to three photos. The reply comes by e-mail and on the order's page. */
export function RequestForm({ orderId, kind, items, onDone }: RequestFormProps) {
  const [text, setText] = useState('');
  const [pieces, setPieces] = useState(() => items.map(({ quantity }) => quantity));
  const [photos, setPhotos] = useState<string[]>([]);
  const { run, isPending, problem } = useAction(
    async () => {
      if (!text.trim()) throw new ActionError(returns.reasonMissing);
      const chosen = pieces.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
      await sendRequest(orderId, { kind, text, photos, items: kind === 'cancel' ? [] : chosen });
    },
    {
      onSuccess: () => {
        toast.success(returns.sent);
        onDone();
      },
    },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };

  return (
    <form method="post" className="return-request" noValidate onSubmit={submit}>
      {kind !== 'cancel' && items.length > 0 && (
        <fieldset className="return-request__items">
          <legend>{returns.whichItems}</legend>
          {items.map(({ product, size, quantity }, line) => (
            <label key={`${product._id} ${size}`}>
              <span>{returns.piecesOf({ food: product.name, size, quantity })}</span>
              <select
                className="input"
                value={pieces[line]}
                onChange={(event) =>
                  setPieces(pieces.map((one, index) => (index === line ? Number(event.target.value) : one)))
                }
              >
                {[...Array(quantity + 1).keys()].map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      <Field
        label={returns.about}
        name="text"
        rows={4}
        maxLength={2000}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      {kind !== 'cancel' && <PhotosField photos={photos} max={MAX_PHOTOS} onChange={setPhotos} />}
      <SubmitButton isBusy={isPending}>{returns.send}</SubmitButton>
    </form>
  );
}
