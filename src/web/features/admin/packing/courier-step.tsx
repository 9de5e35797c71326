import { useState } from 'react';
import type { PackingOrder } from '../../../../contract/admin/packing.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { formatRupees } from '../../../../rules/money.ts';
import { Field } from '../../../ui/field.tsx';
import { weightText } from './packing-data.ts';
import { Choice, Step } from './step.tsx';

const NAME_LENGTH = 80;

/** One courier takes all parcels; the one of the last time is chosen. */
export function CourierStep({
  orders,
  couriers,
  chosen,
  onBack,
  onNext,
}: {
  orders: PackingOrder[];
  couriers: string[];
  chosen: string;
  onBack: () => void;
  onNext: (courier: string) => void;
}) {
  const isListed = chosen === '' || couriers.includes(chosen);
  const [courier, setCourier] = useState(isListed ? chosen || (couriers[0] ?? '') : '');
  const [other, setOther] = useState(isListed ? '' : chosen);
  const name = courier || other.trim();
  const cash = orders.flatMap((order) => order.cash ?? []);
  const weight = orders.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  return (
    <Step
      title={adminPacking.courierTitle}
      note={adminPacking.oneForAll(orders.length)}
      onBack={onBack}
      dock={
        <button type="button" className="button" disabled={!name} onClick={() => onNext(name)}>
          {adminPacking.toNumbers}
        </button>
      }
    >
      <div className="pack-choices">
        {couriers.map((one) => (
          <Choice
            key={one}
            name="courier"
            title={one}
            isOn={courier === one}
            onChoose={() => setCourier(one)}
          />
        ))}
        <Choice
          name="courier"
          title={adminPacking.otherCourier}
          isOn={courier === ''}
          onChoose={() => setCourier('')}
        />
        {courier === '' && (
          <Field
            label={adminPacking.courierName}
            maxLength={NAME_LENGTH}
            value={other}
            onChange={({ target }) => setOther(target.value)}
          />
        )}
      </div>
      <p className="alert alert--info">
        {adminPacking.parcels({ count: orders.length, weight: weightText(weight) })}{' '}
        {cash.length > 0 &&
          adminPacking.cashParcels({
            count: cash.length,
            amount: formatRupees(cash.reduce((sum, amount) => sum + amount, 0)),
          })}
      </p>
    </Step>
  );
}
