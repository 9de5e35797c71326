import '../../../styles/order-parts.css';
import './phone-order.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type PhoneForm, phoneForm } from '../../../../contract/admin/phone-order.ts';
import { adminPhoneOrder } from '../../../../messages/admin-phone-order.ts';
import { MAX_QUANTITY } from '../../../../rules/cart.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Field } from '../../../ui/field.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useAdminForm } from '../../../ui/use-admin-form.ts';
import { AddressFields, withShownState } from '../../shared/session/address-fields.tsx';
import { CustomerChoice, type PhoneCustomer } from './customer-choice.tsx';
import { FoodChoice } from './food-choice.tsx';
import { type PhoneLine, placePhoneOrder, usePhoneOrderPreview } from './phone-order-queries.ts';
import { PhoneSummary } from './phone-summary.tsx';

const FORM_ID = 'phone-order';
const EMPTY = {
  name: '',
  phone: '',
  couponCode: '',
  buyerGstin: '',
  address: { doorNumber: '', street: '', area: '', district: '', state: '', pincode: '' },
};

/** An order that the admin enters for a customer on the phone. The rules and totals are those of the checkout. */
export function PhoneOrder({ onPlaced }: { onPlaced: (orderId: string) => void }) {
  const [customer, setCustomer] = useState<PhoneCustomer>();
  const [lines, setLines] = useState<PhoneLine[]>([]);
  const [minimumNote, setMinimumNote] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { form, submit, isBusy, failure } = useAdminForm<PhoneForm, PhoneForm>({
    resolver: zodResolver(phoneForm),
    values: EMPTY,
    mode: 'onSubmit',
    onSave: (input) => place(input),
    // the next attempt may be another order
    onError: () => setKey(crypto.randomUUID()),
  });
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [state, pincode, typedCode] = watch(['address.state', 'address.pincode', 'couponCode']);
  const couponCode = typedCode.trim() || null;
  const { data } = usePhoneOrderPreview({
    customerId: customer?._id ?? null,
    couponCode,
    state,
    pincode,
    items: lines,
  });
  const preview = lines.length > 0 ? data : undefined;

  const chooseCustomer = (chosen: PhoneCustomer | undefined) => {
    setCustomer(chosen);
    if (chosen) form.reset({ ...EMPTY, ...startValues(chosen) });
  };
  /** Counts from the chosen lines, not from the preview, which is late after a quick second click. */
  const changeQuantity = (productId: string, size: string, by: number) =>
    setLines((now) =>
      now
        .map((line) =>
          line.productId === productId && line.size === size
            ? { ...line, quantity: Math.min(MAX_QUANTITY, line.quantity + by) }
            : line,
        )
        .filter((line) => line.quantity > 0),
    );
  const add = (productId: string, size: string) => {
    const present = lines.find((line) => line.productId === productId && line.size === size);
    if (present) changeQuantity(productId, size, 1);
    else setLines([...lines, { productId, size, quantity: 1 }]);
  };
  const place = async (input: PhoneForm) => {
    if (!customer) throw new ActionError(adminPhoneOrder.customerMissing);
    if (!preview) throw new ActionError(adminPhoneOrder.foodMissing);
    const { totalPrice, isBelowMinimum } = preview;
    if (isBelowMinimum && !minimumNote.trim()) throw new ActionError(adminPhoneOrder.minimumNoteMissing);
    const json = { ...input, couponCode, customerId: customer._id, items: lines, totalPrice };
    const note = isBelowMinimum ? { minimumNote } : {};
    const order = await placePhoneOrder({ ...json, ...note }, key);
    toast.success(adminPhoneOrder.placed(order.number));
    onPlaced(order._id);
    return undefined;
  };

  return (
    <div className="phone-order">
      <div className="phone-order__main">
        <CustomerChoice chosen={customer} onChoose={chooseCustomer} />
        <FoodChoice lines={lines} onAdd={add} />
        <FormProvider {...form}>
          <form method="post" id={FORM_ID} className="panel phone-order__part" noValidate onSubmit={submit}>
            <h2>{adminPhoneOrder.delivery}</h2>
            <div className="field-grid">
              <Field
                columns={3}
                label={adminPhoneOrder.receiver}
                error={errors.name?.message}
                {...register('name')}
              />
              <Field
                columns={3}
                label={adminPhoneOrder.mobile}
                type="tel"
                error={errors.phone?.message}
                {...register('phone')}
              />
              <AddressFields />
              <Field
                columns={3}
                label={adminPhoneOrder.couponCode}
                autoComplete="off"
                autoCapitalize="characters"
                error={errors.couponCode?.message}
                {...register('couponCode')}
              />
              <Field
                columns={3}
                label={adminPhoneOrder.buyerGstin}
                autoComplete="off"
                autoCapitalize="characters"
                error={errors.buyerGstin?.message}
                {...register('buyerGstin')}
              />
            </div>
          </form>
        </FormProvider>
      </div>
      <PhoneSummary
        preview={preview}
        isBusy={isBusy}
        formId={FORM_ID}
        failure={failure}
        minimumNote={minimumNote}
        onMinimumNote={setMinimumNote}
        onQuantity={changeQuantity}
      />
      <UnsavedGuard isDirty={lines.length > 0 && !isBusy} />
    </div>
  );
}

/** From the customer's profile; the mobile number without the country code. */
function startValues({ name, phone, address }: PhoneCustomer): Partial<PhoneForm> {
  return {
    name,
    phone: phone.replace(/^91(?=\d{10}$)/, ''),
    ...(typeof address === 'string' ? {} : { address: withShownState(address) }),
  };
}
