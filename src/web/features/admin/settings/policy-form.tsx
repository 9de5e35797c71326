import './policy-form.css';
import { useFormContext } from 'react-hook-form';
import { policyForm, type PolicySettings as Terms } from '../../../../contract/policy.ts';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { states } from '../../../../messages/states.ts';
import { range } from '../../../../rules/policy.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { useShop } from '../../../lib/shop.ts';
import { type FieldSpec, SpecField } from '../../../ui/spec-field.tsx';
import { policySummary } from './policy-summary.ts';
import { VersionedForm } from './versioned-form.tsx';

const orderFields = (home: string): readonly FieldSpec[] => [
  {
    name: 'minimumOrderRupees',
    label: adminSettings.minimumOrder,
    kind: 'number',
    columns: 3,
    hint: adminSettings.minimumOrderHint,
  },
  {
    name: 'processingBusinessDays',
    label: adminSettings.packingDays,
    columns: 3,
    hint: adminSettings.packingDaysHint,
  },
  {
    name: 'deliveryBusinessDays.home',
    label: home ? adminSettings.daysTo(states.shown(home)) : adminSettings.daysOwnState,
    columns: 2,
    hint: adminSettings.daysHint,
  },
  {
    name: 'deliveryBusinessDays.otherStates',
    label: adminSettings.daysOtherStates,
    columns: 2,
    hint: adminSettings.daysHint,
  },
  {
    name: 'deliveryBusinessDays.remote',
    label: adminSettings.daysRemote,
    columns: 2,
    hint: adminSettings.daysRemoteHint,
  },
];

const promiseFields = (): readonly FieldSpec[] => [
  {
    name: 'freeCancellationHours',
    label: adminSettings.cancelWithin,
    kind: 'number',
    columns: 2,
    hint: adminSettings.cancelWithinHint,
  },
  {
    name: 'returnDays',
    label: adminSettings.returnWithin,
    kind: 'number',
    columns: 2,
    hint: adminSettings.returnWithinHint,
  },
  {
    name: 'discrepancyHours',
    label: adminSettings.reportWithin,
    kind: 'number',
    columns: 2,
    hint: adminSettings.reportWithinHint,
  },
  { name: 'refundBusinessDays', label: adminSettings.moneyBack, columns: 3 },
  { name: 'exchangeWorkingDays', label: adminSettings.exchangeIn, columns: 3 },
];

const api = () => browserApi().api.admin.settings.policy;

/** Minimum order, delivery days and the shop's promises, with what customers will read. Also a step of the setup. */
export function PolicySettings() {
  const { state } = useShop();
  return (
    <VersionedForm
      name="policy"
      thing={adminSettings.thePolicy}
      load={() => callApi(api().$get())}
      schema={() => policyForm}
      save={(json) => callApi(api().$put({ json }))}
      fields={() => orderFields(state)}
      toValues={toValues}
      button={adminSettings.savePolicy}
      savedText={adminSettings.policySaved}
    >
      <h2 className="panel-heading">{adminSettings.promises}</h2>
      <div className="field-grid">
        {promiseFields().map((field) => (
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
      <strong>{adminSettings.customersRead}</strong>
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
