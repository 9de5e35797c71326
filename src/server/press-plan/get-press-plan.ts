import type { PressPlanFood, PressPlanPage } from '../../contract/admin/press-plan.ts';
import { addDays, dayOf, daysBetween, startOfDay } from '../../rules/days.ts';
import { netQuantity } from '../../rules/net-quantity.ts';
import { PLANNED_DAYS, planPressing, RESTING_DAYS, sellableDaysOf } from '../../rules/press-plan.ts';
import { forecastSales, RECENT_DAYS } from '../../rules/sales-forecast.ts';
import type { Db } from '../platform/db/db.ts';
import {
  type StoredSize,
  selectEmptyShelves,
  selectFoodsToPress,
  selectOrdered,
  selectSales,
} from './press-plan.store.ts';

/** A year and the weeks before a festival, so that last year's season is in it. */
const HISTORY_DAYS = 430;
/** Bottles without a date are sold at any time. */
const NO_END = '9999-12-31';

type Food = Awaited<ReturnType<typeof selectFoodsToPress>>[number];
interface Read {
  today: string;
  sales: Awaited<ReturnType<typeof selectSales>>;
  ordered: Awaited<ReturnType<typeof selectOrdered>>;
  soldOut: ReadonlySet<string>;
}

/** What to press this week, food by food. */
export async function getPressPlan(db: Db, today = dayOf(new Date())): Promise<PressPlanPage> {
  const foods = await selectFoodsToPress(db);
  const ids = foods.map(({ id }) => id);
  const [sales, ordered, empty] = await Promise.all([
    selectSales(db, ids, addDays(today, -HISTORY_DAYS)),
    selectOrdered(db, ids),
    selectEmptyShelves(db, ids, startOfDay(addDays(today, -RECENT_DAYS))),
  ]);
  return {
    from: today,
    to: addDays(today, PLANNED_DAYS + RESTING_DAYS - 1),
    foods: foods.map((food) => {
      const of = <Row extends { foodId: string }>(rows: Row[]) =>
        rows.filter(({ foodId }) => foodId === food.id);
      return planFood(food, {
        today,
        sales: of(sales),
        ordered: of(ordered),
        soldOut: soldOutDays(of(empty), today),
      });
    }),
  };
}

function planFood(food: Food, { today, sales, ordered, soldOut }: Read): PressPlanFood {
  const firstDay = sales.reduce((first, { day }) => (day < first ? day : first), today);
  // today is not over
  const past = sales.filter(({ day }) => day < today);
  const forecast = forecastSales({ today, firstDay, sales: past, soldOut });
  const sizes = food.sizes.map(({ size }) => size);
  const batches = food.batches.map(({ code, sellUntil, left }) => ({
    code,
    sellBy: sellUntil ?? NO_END,
    left,
  }));
  const sellableDays = sellableDaysOf(food);
  const plan = planPressing({ today, forecast, sizes, batches, sellableDays });
  const orderedOf = (size: string) => ordered.find((one) => one.size === size)?.pieces ?? 0;
  const rows = plan.sizes.map((row) => ({
    ...row,
    ordered: orderedOf(row.size),
    net: netOf(food, row.size),
  }));
  const total = (pick: (row: (typeof rows)[number]) => number) =>
    Math.round(rows.reduce((sum, row) => sum + pick(row) * row.net, 0));
  const press = total((row) => row.press);
  return {
    food: { _id: food.id, name: food.name, imageUrl: food.imageUrl },
    unit: unitOf(food),
    orders: total((row) => row.ordered),
    expected: total((row) => row.expected),
    stock: total((row) => row.left + row.ordered),
    press,
    seedGrams: food.seedGrams === null ? null : Math.ceil((press / 1000) * food.seedGrams),
    sizes: rows.map(({ size, left, ordered: open, expected, press: pieces }) => ({
      size,
      left,
      ordered: open,
      expected: Math.round(expected * 10) / 10,
      press: pieces,
    })),
    hasSales: past.length > 0,
    weekdays: forecast.weekdays.map((factor) => Math.round(factor * 100) / 100),
    seasons: plan.seasons.map((festival) => ({ festival, factor: forecast.seasons[festival] ?? null })),
    // before the first sale nothing is known of the future
    dying: (past.length === 0 ? [] : plan.dying).map(({ code, sellBy, unsold, offer }) => ({
      _id: food.batches.find((batch) => batch.code === code)?.id ?? '',
      code,
      sellBy,
      unsold: Object.entries(unsold).map(([size, pieces]) => ({ size, pieces })),
      offer,
    })),
  };
}

function quantityOf({ size, netAmount, netUnit }: StoredSize) {
  return netAmount && netUnit ? { amount: netAmount, unit: netUnit } : netQuantity(size);
}

function netOf({ sizes }: Food, size: string): number {
  const stored = sizes.find((one) => one.size === size);
  return (stored && quantityOf(stored)?.amount) ?? 0;
}

function unitOf({ sizes }: Food): 'ml' | 'g' {
  return sizes.map(quantityOf).find((net) => net !== undefined)?.unit ?? 'ml';
}

/** `day size` of the days on which a size was sold out from morning to night. */
function soldOutDays(
  changes: { size: string; at: Date; isEmpty: string | null }[],
  today: string,
): Set<string> {
  const days = new Set<string>();
  for (const [size, ofSize] of Map.groupBy(changes, (change) => change.size)) {
    let since: Date | undefined;
    for (const { at, isEmpty } of [...ofSize, { at: startOfDay(today), isEmpty: null }]) {
      if (since) {
        const from = addDays(dayOf(since), 1);
        for (const day of daysBetween(from, addDays(dayOf(at), -1))) days.add(`${day} ${size}`);
      }
      since = isEmpty ? at : undefined;
    }
  }
  return days;
}
