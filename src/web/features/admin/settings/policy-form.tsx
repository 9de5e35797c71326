import './policy-form.css';
import { useFormContext } from 'react-hook-form';
import { policyForm, type PolicySettings as Terms } from '../../../../contract/policy.ts';
import { range } from '../../../../rules/policy.ts';
import { policySummary } from '../../../../rules/policy-summary.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { useShop } from '../../../lib/shop.ts';
import { type FieldSpec, SpecField } from '../../../ui/spec-field.tsx';
import { VersionedForm } from './versioned-form.tsx';

const DAYS_HINT = 'Business days, from the courier to the door';

const orderFields = (home: string): readonly FieldSpec[] => [
  {
    name: 'minimumOrderRupees',
    label: 'Smallest order (₹)',
    kind: 'number',
    columns: 3,
    hint: 'Of the foods, before coupon and delivery. 0: any amount.',
  },
  {
    name: 'processingBusinessDays',
    label: 'Days to pack',
    columns: 3,
    hint: 'Business days from payment to the courier, such as 1 to 2',
  },
  {
    name: 'deliveryBusinessDays.home',
    label: home ? `Days to ${home}` : 'Days in your own state',
    columns: 2,
    hint: DAYS_HINT,
  },
  { name: 'deliveryBusinessDays.otherStates', label: 'Days to other states', columns: 2, hint: DAYS_HINT },
  {
    name: 'deliveryBusinessDays.remote',
    label: 'Days to remote areas',
    columns: 2,
    hint: 'Islands, high mountains and the north-east',
  },
];

const promiseFields: readonly FieldSpec[] = [
  {
    name: 'freeCancellationHours',
    label: 'Cancel within (hours)',
    kind: 'number',
    columns: 2,
    hint: 'Of placing the order, for a full refund',
  },
  {
    name: 'returnDays',
    label: 'Return within (days)',
    kind: 'number',
    columns: 2,
    hint: 'Of receiving the order',
  },
  {
    name: 'discrepancyHours',
    label: 'Report damage within (hours)',
    kind: 'number',
    columns: 2,
    hint: 'Of delivery, at least 24',
  },
  { name: 'refundBusinessDays', label: 'Money back in (business days)', columns: 3 },
  { name: 'exchangeWorkingDays', label: 'Exchange arrives in (working days)', columns: 3 },
];

const api = () => browserApi().api.admin.settings.policy;

/** Minimum order, delivery days and the shop's promises, with what customers will read. Also a step of the setup. */
export function PolicySettings() {
  const { state } = useShop();
  return (
    <VersionedForm
      name="policy"
      thing="policy"
      load={() => callApi(api().$get())}
      schema={() => policyForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => orderFields(state)}
      toValues={toValues}
      button="Save policy"
      savedText="Saved. It holds for orders from now on; earlier orders keep what they were promised."
    >
      <h2 className="panel-heading">Promises</h2>
      <div className="field-grid">
        {promiseFields.map((field) => (
          <SpecField key={field.name} {...field} />
        ))}
      </div>
      <Preview state={state} />
    </VersionedForm>
  );
}

/** The sentences with the input so far; the last valid ones stay while a field is wrong. */
function Preview({ state }: { state: string }) {
  const { watch, formState } = useFormContext();
  const { data } = policyForm.safeParse(watch());
  const { data: saved } = policyForm.safeParse(formState.defaultValues);
  const policy = data ?? saved;
  if (!policy) return null;
  return (
    <blockquote className="policy-preview">
      <strong>Customers will read</strong>
      {policySummary({ state, policy }).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </blockquote>
  );
}

/** Numbers and days as the text of their inputs. */
function toValues({ version: _, deliveryBusinessDays, ...policy }: Terms) {
  const { home, otherStates, remote } = deliveryBusinessDays;
  const texts = Object.entries(policy).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : range(value),
  ]);
  return {
    ...Object.fromEntries(texts),
    deliveryBusinessDays: {
      home: range(home),
      otherStates: range(otherStates),
      remote: range(remote),
    },
  };
}
