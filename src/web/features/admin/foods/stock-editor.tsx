import './stock-editor.css';
import { useState } from 'react';
import type { StockSave } from '../../../../contract/admin/stock.ts';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { adminBatches } from '../../../../messages/admin-batches.ts';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { adminStock } from '../../../../messages/admin-stock.ts';
import { MAX_STOCK } from '../../../../rules/stock.ts';
import { countReasons } from '../../../../rules/stock-reasons.ts';
import { toast } from '../../../lib/toast.ts';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { saveStock } from './stock-queries.ts';

/** What the admin typed, and the number and version of the food that were on the screen then. */
interface Draft {
  foodId: string;
  size: string;
  value: string;
  seen: number | null;
  version: number;
}

const keyOf = (foodId: string, size: string) => `${foodId} ${size}`;
const isNumber = (value: string) => /^\d{1,7}$/.test(value.trim()) && Number(value) <= MAX_STOCK;

/** The stock of all foods of the list as inputs, with one save. What was sold meanwhile is named, and the input stays. */
export default function StockEditor({ foods, onEnd }: { foods: AdminFood[]; onEnd: () => void }) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [messages, setMessages] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useState<StockSave['reason']>('counted');
  const all = [...drafts.values()];
  const hasInvalid = all.some(({ value }) => !isNumber(value));
  const { run, isPending } = useAdminAction(() => saveStock({ reason, foods: foodsOf(all) }), {
    onSuccess: ({ saved, conflicts }) => {
      if (saved.length > 0) toast.success(adminStock.savedFoods(saved.length));
      setMessages(new Map(conflicts.map(({ _id, message }) => [_id, message])));
      setDrafts((before) => draftsAfter(before, conflicts));
    },
  });
  const type = (food: AdminFood, size: string, stock: number | null, value: string) =>
    setDrafts((before) => {
      const key = keyOf(food._id, size);
      const { [key]: old, ...others } = Object.fromEntries(before);
      const seen = old ? old.seen : stock;
      const draft = { foodId: food._id, size, value, seen, version: old?.version ?? food.version };
      const isSame = value.trim() === (seen === null ? '' : String(seen));
      return new Map(Object.entries(isSame ? others : { ...others, [key]: draft }));
    });
  return (
    <form
      method="post"
      className="stock-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (all.length > 0 && !hasInvalid && !isPending) run();
      }}
    >
      {foods.map((food) => (
        <FoodStock
          key={food._id}
          food={food}
          drafts={drafts}
          message={messages.get(food._id)}
          onType={(size, stock, value) => type(food, size, stock, value)}
        />
      ))}
      <div className="stock-editor__bar">
        <SelectField
          label={adminStock.why}
          choices={countReasons.map((name): Choice => [name, adminStock.reasonName(name)])}
          value={reason}
          onChange={({ target }) => setReason(target.value as StockSave['reason'])}
        />
        <button type="button" className="button button--secondary" onClick={onEnd}>
          {all.length > 0 ? adminFoods.cancel : adminStock.endQuickEdit}
        </button>
        <button
          type="submit"
          className="button"
          aria-busy={isPending}
          disabled={all.length === 0 || hasInvalid}
        >
          {isPending && <span className="spinner" aria-hidden="true" />}
          {adminStock.save(all.length)}
        </button>
      </div>
      <UnsavedGuard isDirty={all.length > 0} />
    </form>
  );
}

interface FoodStockProps {
  food: AdminFood;
  drafts: ReadonlyMap<string, Draft>;
  message: string | undefined;
  onType: (size: string, stock: number | null, value: string) => void;
}

function FoodStock({ food, drafts, message, onType }: FoodStockProps) {
  return (
    <fieldset className="stock-editor__food">
      <legend className="visually-hidden">{adminStock.stockOf(food.name)}</legend>
      <strong aria-hidden="true">{food.name}</strong>
      <div className="stock-editor__sizes">
        {food.quantities.length === 0 && <span className="table__note">{adminStock.noSizes}</span>}
        {food.quantities.map(({ size, stock, hasBatches = false }) => {
          const draft = drafts.get(keyOf(food._id, size));
          const isInvalid = draft !== undefined && !isNumber(draft.value);
          const id = `stock-${food._id}-${size.replace(/\W/g, '-')}`;
          return (
            <div key={size} className="stock-editor__size">
              <label htmlFor={id}>{size}</label>
              <input
                id={id}
                className="input number"
                inputMode="numeric"
                autoComplete="off"
                aria-label={adminStock.newStock({ food: food.name, size })}
                aria-invalid={isInvalid || undefined}
                data-changed={draft !== undefined}
                placeholder="∞"
                readOnly={hasBatches}
                title={hasBatches ? adminBatches.inBatches : undefined}
                value={draft?.value ?? (stock === null ? '' : String(stock))}
                onChange={({ target }) => onType(size, stock, target.value)}
              />
              {draft && !isInvalid && draft.seen !== null && <small>{adminStock.was(draft.seen)}</small>}
              {isInvalid && <small data-error>{adminStock.numberNeeded}</small>}
            </div>
          );
        })}
      </div>
      {message && (
        <p className="alert alert--danger" role="alert">
          {message}
        </p>
      )}
    </fieldset>
  );
}

function foodsOf(drafts: Draft[]): StockSave['foods'] {
  const foods = new Map<string, StockSave['foods'][number]>();
  for (const { foodId, size, value, seen, version } of drafts) {
    const food = foods.get(foodId) ?? { _id: foodId, version, sizes: [] };
    foods.set(foodId, food);
    food.sizes.push({ size, stock: Number(value), seen });
  }
  return [...foods.values()];
}

type Conflicts = Awaited<ReturnType<typeof saveStock>>['conflicts'];

/** The input of foods that were not saved stays, beside the number of now. */
function draftsAfter(drafts: ReadonlyMap<string, Draft>, conflicts: Conflicts): Map<string, Draft> {
  const left = new Map<string, Draft>();
  for (const [key, draft] of drafts) {
    const conflict = conflicts.find(({ _id }) => _id === draft.foodId);
    const now = conflict?.sizes.find(({ size }) => size === draft.size);
    if (conflict && now && conflict.version !== null)
      left.set(key, { ...draft, seen: now.stock, version: conflict.version });
  }
  return left;
}
