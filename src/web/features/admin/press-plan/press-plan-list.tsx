import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { PressPlanFood, PressPlanPage } from '../../../../contract/admin/press-plan.ts';
import { adminPressPlan } from '../../../../messages/admin-press-plan.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { Image } from '../../../ui/image.tsx';
import { SupplyBars } from './supply-bars.tsx';

const amountText = (amount: number, unit: 'ml' | 'g') => {
  const value = Math.round(amount / 100) / 10;
  return unit === 'ml' ? adminPressPlan.litres(value) : adminPressPlan.kilos(value);
};
const seedText = (grams: number) => adminPressPlan.kilos(Math.ceil(grams / 1000));

/** A new offer that has everything but the owner's word. */
const offerLink = (food: PressPlanFood['food'], { percent, until }: { percent: number; until: string }) =>
  `/admin/offers/new?${new URLSearchParams({ food: food._id, name: food.name, percent: String(percent), until })}`;

/** What to press this week, food by food, with the batches that would die unsold first. */
export function PressPlanList({ plan }: { plan: PressPlanPage }) {
  const { foods, from, to } = plan;
  const seeds = foods.filter(({ press, seedGrams }) => press > 0 && seedGrams !== null);
  return (
    <>
      <Dying foods={foods} />
      <section className="panel panel--flush" aria-labelledby="press">
        <div className="plan-head">
          <h2 id="press">{adminPressPlan.thisWeek}</h2>
          <p>{adminPressPlan.period({ from: formatDay(from), to: formatDay(to) })}</p>
          <p className="hint">{adminPressPlan.method}</p>
        </div>
        {foods.length === 0 && <p className="panel__note">{adminPressPlan.none}</p>}
        {foods.map((food) => (
          <FoodPlan key={food.food._id} plan={food} />
        ))}
        {seeds.length > 0 && (
          <p className="plan-seeds">
            <strong>{adminPressPlan.buy}</strong>{' '}
            {seeds
              .map(({ food, seedGrams }) =>
                adminPressPlan.seedOf({ food: food.name, kilos: seedText(seedGrams ?? 0) }),
              )
              .join(', ')}
          </p>
        )}
      </section>
    </>
  );
}

function FoodPlan({ plan }: { plan: PressPlanFood }) {
  const { food, unit, press, seedGrams, sizes, weekdays, seasons, hasSales } = plan;
  const best = weekdays.indexOf(Math.max(...weekdays));
  const isEven = Math.max(...weekdays) - Math.min(...weekdays) < 0.1;
  const bottles = sizes.filter((size) => size.press > 0);
  return (
    <article className="plan-food" aria-labelledby={`plan-${food._id}`}>
      <div className="plan-food__name">
        {food.imageUrl && (
          <Image src={food.imageUrl} fullWidth={160} sizes="64px" alt="" width={64} height={64} />
        )}
        <div>
          <h3 id={`plan-${food._id}`}>{food.name}</h3>
          <p className="hint">
            {!hasSales && adminPressPlan.noSales}
            {hasSales && isEven && adminPressPlan.evenWeek}
            {hasSales && !isEven && adminPressPlan.bestDay(adminPressPlan.weekday(best))}
          </p>
          {seasons.map(({ festival, factor }) => (
            <p key={festival} className="tag-changed">
              {factor === null
                ? adminPressPlan.season(adminPressPlan.festival(festival))
                : adminPressPlan.knownSeason({
                    festival: adminPressPlan.festival(festival),
                    percent: Math.round((factor - 1) * 100),
                  })}
            </p>
          ))}
        </div>
      </div>
      <SupplyBars plan={plan} text={(amount) => amountText(amount, unit)} />
      <div className="plan-food__press">
        {press > 0 ? (
          <>
            <strong>{amountText(press, unit)}</strong>
            {seedGrams !== null && <p>{adminPressPlan.seed(seedText(seedGrams))}</p>}
            <p className="hint">
              {bottles.map((one) => adminPressPlan.bottles({ count: one.press, size: one.size })).join(', ')}
            </p>
            <Link
              className="button button--secondary button--small"
              to={`/admin/batches/new?food=${food._id}`}
            >
              {adminPressPlan.enter}
            </Link>
          </>
        ) : (
          <span className={hasSales ? 'tag-good' : 'tag-quiet'}>
            {hasSales ? adminPressPlan.enough : adminPressPlan.unknown}
          </span>
        )}
      </div>
    </article>
  );
}

function Dying({ foods }: { foods: PressPlanFood[] }) {
  const dying = foods.flatMap(({ food, dying: batches }) => batches.map((batch) => ({ food, ...batch })));
  if (dying.length === 0) return null;
  return (
    <section className="panel plan-dying" aria-labelledby="dying">
      <h2 id="dying">
        <TriangleAlert size={22} strokeWidth={1.75} aria-hidden="true" />
        {adminPressPlan.dying}
      </h2>
      <ul>
        {dying.map(({ _id, code, food, sellBy, unsold, offer }) => (
          <li key={_id}>
            <p>
              <Link to={`/admin/batches/${_id}`}>{code}</Link>{' '}
              {adminPressPlan.dies({
                food: food.name,
                day: formatDay(sellBy),
                bottles: unsold
                  .map(({ size, pieces }) => adminPressPlan.bottles({ count: pieces, size }))
                  .join(', '),
              })}
            </p>
            <Link
              className="button button--secondary button--small"
              to={offerLink(food, { percent: offer, until: sellBy })}
            >
              {adminPressPlan.offer(offer)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
