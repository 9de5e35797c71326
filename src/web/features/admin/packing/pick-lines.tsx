import './pick-lines.css';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import type { PickLine } from '../../../../rules/pick-list.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { Image } from '../../../ui/image.tsx';
import { Tick } from './tick.tsx';

const IMAGE_WIDTH = 48;

interface Taken {
  ids: ReadonlySet<string>;
  toggle: (ids: string[], isOn: boolean) => void;
}

/** What to take from the shelves. */
export function PickLines({ lines, taken }: { lines: readonly PickLine[]; taken: Taken }) {
  return (
    <ul className="pick">
      {lines.map(({ key, name, size, quantity, imageUrl, shelf, isLast, batches }) => (
        <li key={key} className={taken.ids.has(key) ? 'is-taken' : undefined}>
          {imageUrl ? (
            <Image
              src={imageUrl}
              alt=""
              fullWidth={1200}
              sizes={`${IMAGE_WIDTH}px`}
              width={IMAGE_WIDTH}
              height={IMAGE_WIDTH}
            />
          ) : (
            <i aria-hidden="true" />
          )}
          <p>
            <b>
              {name} <em>{size}</em>
            </b>
            <span>
              {shelf ? adminPacking.shelf(shelf) : adminPacking.placeUnknown}
              {isLast && <strong> · {adminPacking.last(quantity)}</strong>}
            </span>
            {batches?.map((batch) => (
              <span key={batch.code} className="number">
                {batch.quantity} × {batch.code || adminBatches.notBatched}
                {batch.bestBefore && `, ${adminBatches.bestBeforeDay(formatDay(batch.bestBefore))}`}
                {/* a list that was kept for offline use before an update says nothing about it */}
                {batch.isSellable === false && <strong> · {adminPacking.doNotPack}</strong>}
              </span>
            ))}
          </p>
          <span className="pick__count number">{quantity}</span>
          <Tick
            label={adminPacking.taken(`${name} ${size}`)}
            isOn={taken.ids.has(key)}
            onChange={(isOn) => taken.toggle([key], isOn)}
          />
        </li>
      ))}
    </ul>
  );
}
