import '../../../styles/cart.css';
import '../../../styles/checkout.css';
import '../../../styles/phone-order.css';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { toast } from 'react-toastify/unstyled';
import { type PhoneForm, phoneForm } from '../../../../contract/admin/phone-order.ts';
import { MAX_QUANTITY } from '../../../../rules/cart.ts';
import { Field } from '../../../ui/field.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { AddressFields } from '../../shared/session/address-fields.tsx';
import { CustomerChoice, type PhoneCustomer } from './customer-choice.tsx';
import { FoodChoice } from './food-choice.tsx';
import { type PhoneLine, placePhoneOrder, usePhoneOrderPreview } from './phone-order-data.ts';
import { PhoneSummary } from './phone-summary.tsx';

const FORM_ID = 'phone-order';
const EMPTY = {
  name: '',
  phone: '',
  couponCode: '',
  address: { doorNumber: '', street: '', area: '', district: '', state: '', pincode: '' },
};

/** The owner writes down what a customer says on the phone; the shop's figures and rules are those of the checkout. */
export function PhoneOrder({ onPlaced }: { onPlaced: (orderId: string) => void }) {
  const form = useForm<PhoneForm>({ resolver: zodResolver(phoneForm), defaultValues: EMPTY });
  const { register, handleSubmit, watch, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const [customer, setCustomer] = useState<PhoneCustomer>();
  const [lines, setLines] = useState<PhoneLine[]>([]);
  const [failure, setFailure] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
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

  useEffect(() => {
    if (customer) reset({ ...EMPTY, ...startValues(customer) });
  }, [customer, reset]);

  const setQuantity = (productId: string, size: string, quantity: number) =>
    setLines((before) =>
      before
        .map((line) => (line.productId === productId && line.size === size ? { ...line, quantity } : line))
        .filter((line) => line.quantity > 0),
    );
  const add = (productId: string, size: string) => {
    const present = lines.find((line) => line.productId === productId && line.size === size);
    if (present) setQuantity(productId, size, Math.min(MAX_QUANTITY, present.quantity + 1));
    else setLines([...lines, { productId, size, quantity: 1 }]);
  };
  const place = handleSubmit(async (input) => {
    setFailure('');
    if (!customer) return setFailure('Choose a customer.');
    if (!preview) return setFailure('Choose a food.');
    const { totalPrice } = preview;
    const json = { ...input, couponCode, customerId: customer._id, items: lines, totalPrice };
    const outcome = await placePhoneOrder(json, key);
    if ('rejected' in outcome) {
      // what is sent next may be another order
      setKey(crypto.randomUUID());
      return setFailure(outcome.rejected.message);
    }
    toast.success(`Order #${outcome.body.number} was placed.`);
    onPlaced(outcome.body._id);
  });

  return (
    <div className="phone-order">
      <div className="phone-order__main">
        <CustomerChoice chosen={customer} onChoose={setCustomer} />
        <FoodChoice onAdd={add} />
        <FormProvider {...form}>
          <form method="post" id={FORM_ID} className="panel phone-order__part" noValidate onSubmit={place}>
            <h2>Delivery</h2>
            <div className="fgrid">
              <Field columns={3} label="Receiver" error={errors.name?.message} {...register('name')} />
              <Field
                columns={3}
                label="Mobile"
                type="tel"
                error={errors.phone?.message}
                {...register('phone')}
              />
              <AddressFields />
              <Field
                columns={3}
                label="Coupon code (optional)"
                autoComplete="off"
                autoCapitalize="characters"
                error={errors.couponCode?.message}
                {...register('couponCode')}
              />
            </div>
          </form>
        </FormProvider>
      </div>
      <PhoneSummary
        preview={preview}
        isBusy={isSubmitting}
        formId={FORM_ID}
        failure={failure}
        onQuantity={setQuantity}
      />
      <UnsavedGuard isDirty={lines.length > 0 && !isSubmitting} />
    </div>
  );
}

/** As the customer's profile has it; a mobile number of ten digits, without the country in front. */
function startValues({ name, phone, address }: PhoneCustomer): Partial<PhoneForm> {
  return {
    name,
    phone: phone.replace(/^91(?=\d{10}$)/, ''),
    ...(typeof address === 'string' ? {} : { address }),
  };
}
