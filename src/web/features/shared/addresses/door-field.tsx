import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SavedAddressForm } from '../../../../contract/saved-address.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { type Address, NO_ADDRESS } from '../../../../rules/address.ts';
import { doorOf, type Point } from '../../../../rules/saved-point.ts';
import { PointPicker, useSavedPoint } from '../maps/point-picker.tsx';

/** The door on the map: most people leave it as it is, so the map is opened by a button. */
export function DoorField({ before, remembered }: { before: Address; remembered: Point | undefined }) {
  const { control, formState } = useFormContext<SavedAddressForm>();
  const values = useWatch({ control });
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const door = doorOf({ ...NO_ADDRESS, ...values });
  const isSameDoor = door !== undefined && door === doorOf(before);
  // another door is somewhere else, unless the customer has marked it
  const saved = isSameDoor ? remembered : undefined;
  useSavedPoint(saved);
  const isSaved = saved !== undefined && values.lat === saved.lat && values.lng === saved.lng;
  const hasPoint = Boolean(values.lat && values.lng);
  if (isOpen || formState.errors.lat || formState.errors.lng)
    return (
      <section className="door-field" aria-labelledby={headingId}>
        <PointPicker headingId={headingId} isSaved={isSaved} />
      </section>
    );
  return (
    <div className="door-field door-field--closed">
      <p>{hasPoint ? checkout.doorRemembered : addressBook.rememberDoor}</p>
      <button type="button" className="button button--secondary button--small" onClick={() => setOpen(true)}>
        <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
        {hasPoint ? addressBook.changeDoor : addressBook.markDoor}
      </button>
    </div>
  );
}
