import './offers.css';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type AdminSale, saleCreate } from '../../../../contract/admin/offers.ts';
import { adminOffers } from '../../../../messages/admin-offers.ts';
import { dayOf } from '../../../../rules/days.ts';
import { toast } from '../../../lib/toast.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import type { FieldSpec } from '../../../ui/spec-field.tsx';
import { SAVED } from '../../../ui/unsaved-guard.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { OfferTarget } from './offer-target.tsx';
import { createOffer, updateOffer } from './offers-queries.ts';
import { WeekdayChoice } from './weekday-choice.tsx';

const fields = (): FieldSpec[] => [
  { name: 'name', label: adminOffers.name, columns: 4 },
  { name: 'percent', label: adminOffers.percent, kind: 'number', columns: 2 },
  { name: 'firstDay', label: adminOffers.firstDay, kind: 'date', columns: 3 },
  { name: 'lastDay', label: adminOffers.lastDay, kind: 'date', hint: adminOffers.lastDayHint, columns: 3 },
  { name: 'from', label: adminOffers.from, kind: 'time', columns: 3 },
  { name: 'to', label: adminOffers.to, kind: 'time', hint: adminOffers.toHint, columns: 3 },
];

const MAX_NAME = 60;

/** What another screen suggests, such as the press plan for a batch that would die unsold. */
export interface SuggestedOffer {
  food: { _id: string; name: string };
  percent: number;
  lastDay: string;
}

const suggested = ({ food, percent, lastDay }: SuggestedOffer) => ({
  ...newValues(),
  name: adminOffers.suggestedName({ food: food.name, percent }).slice(0, MAX_NAME),
  percent,
  appliesTo: 'foods',
  foodIds: [food._id],
  // the whole day
  from: '00:00',
  to: '00:00',
  lastDay: lastDay < dayOf(new Date()) ? '' : lastDay,
});

const newValues = () => ({
  name: '',
  percent: 10,
  appliesTo: 'all',
  categories: [] as string[],
  foodIds: [] as string[],
  from: '12:00',
  to: '18:00',
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  firstDay: dayOf(new Date()),
  lastDay: '',
  isOn: true,
});

function valuesOf({ name, percent, appliesTo, categories, foods, from, to, weekdays, ...sale }: AdminSale) {
  const { firstDay, lastDay, isOn } = sale;
  return {
    name,
    percent,
    appliesTo,
    categories,
    foodIds: foods.map(({ _id }) => _id),
    from,
    to,
    weekdays: weekdays.map(String),
    firstDay,
    lastDay: lastDay ?? '',
    isOn,
  };
}

function startOf(offer?: AdminSale, suggestion?: SuggestedOffer) {
  if (offer) return valuesOf(offer);
  return suggestion ? suggested(suggestion) : newValues();
}

export function OfferForm({ offer, suggestion }: { offer?: AdminSale; suggestion?: SuggestedOffer }) {
  const navigate = useNavigate();
  // of the values in the fields
  const version = useRef(offer?.version ?? 0);
  return (
    <AdminForm
      schema={saleCreate}
      fields={fields()}
      values={startOf(offer, suggestion)}
      button={offer ? adminOffers.update : adminOffers.create}
      onSave={async (input) => {
        await (offer ? updateOffer(offer._id, { ...input, version: version.current }) : createOffer(input));
        toast.success((offer ? adminOffers.updated : adminOffers.created)(input.name));
        void navigate('/admin/offers', SAVED);
        return undefined;
      }}
      onConflict={(current) => {
        const saved = current as AdminSale;
        version.current = saved.version;
        return valuesOf(saved);
      }}
    >
      <WeekdayChoice />
      <OfferTarget known={offer?.foods ?? (suggestion ? [suggestion.food] : [])} />
      <OfferPreview />
    </AdminForm>
  );
}
