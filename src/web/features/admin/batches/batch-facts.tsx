import type { BatchDetails } from '../../../../contract/admin/batches.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { formatDateTime, formatDay } from '../../../../rules/shown-time.ts';
import { dayText } from './batch-table.tsx';

const THOUSAND = 1000;
/** Longer texts get a line of their own. */
const LONG = 30;

/** Bottles left per size, with what became of the others. */
export function BottlesLeft({ batch }: { batch: BatchDetails }) {
  return (
    <section className="panel" aria-labelledby="bottles-left">
      <h2 id="bottles-left">{adminBatches.bottlesLeft}</h2>
      <ul className="batch-tiles">
        {batch.sizes.map(({ size, made, bottles, sold, writtenOff }) => (
          <li key={size}>
            <strong className="number">{bottles}</strong>
            <span className="number">{adminBatches.ofMade(made)}</span>
            <span>{size}</span>
            <small>{adminBatches.soldCount(sold)}</small>
            {writtenOff !== 0 && <small>{adminBatches.writtenOffCount(writtenOff)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BatchFacts({ batch }: { batch: BatchDetails }) {
  const {
    pressedOn,
    bestBefore,
    sellUntil,
    seedSource,
    gramsIn,
    output,
    notes,
    story,
    reportUrl,
    reportName,
  } = batch;
  const unit = output?.unit === 'ml' ? adminBatches.litres : adminBatches.kilos;
  const seed = [gramsIn && `${gramsIn / THOUSAND} ${adminBatches.kilos}`, seedSource]
    .filter(Boolean)
    .join(', ');
  const facts: [string, string][] = [
    [adminBatches.pressed, dayText(pressedOn)],
    [adminBatches.bestBefore, dayText(bestBefore)],
    [adminBatches.seed, seed],
    [adminBatches.output, output ? `${output.amount / THOUSAND} ${unit}` : ''],
    [adminBatches.story, story],
    [adminBatches.notes, notes],
  ];
  return (
    <section className="panel" aria-labelledby="batch-facts">
      <h2 id="batch-facts">{batch.food.name}</h2>
      <dl className="batch-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className={value.length > LONG ? 'batch-facts__wide' : undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        <div>
          <dt>{adminBatches.report}</dt>
          <dd>
            {reportUrl ? (
              <a href={reportUrl} target="_blank" rel="noreferrer">
                {reportName || adminBatches.openReport}
              </a>
            ) : (
              adminBatches.noReport
            )}
          </dd>
        </div>
      </dl>
      {sellUntil && batch.state === 'selling' && (
        <p className="hint">{adminBatches.sellUntil(formatDay(sellUntil))}</p>
      )}
      {batch.photos.length > 0 && (
        <ul className="batch-photos">
          {batch.photos.map((url, index) => (
            <li key={url}>
              <img src={url} alt={adminBatches.photoNumber(index + 1)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was written off or counted. */
export function BottleHistory({ batch }: { batch: BatchDetails }) {
  if (batch.changes.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="bottle-history">
      <h2 id="bottle-history">{adminBatches.history}</h2>
      <ul className="order-batches">
        {batch.changes.map(({ id, at, size, delta, reason, note, actor }) => (
          <li key={id}>
            <span>
              {size} · {adminBatches.reasonName(reason)}
              {note && ` · ${note}`}
              <br />
              <small className="hint">
                {formatDateTime(at)} {actor}
              </small>
            </span>
            <strong className="number">{delta > 0 ? `+${delta}` : `−${-delta}`}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
