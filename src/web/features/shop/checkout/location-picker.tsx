import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../../../../contract/order.ts';
import { Fold } from '../../../ui/fold.tsx';
import { PointPicker, useSavedPoint } from '../../shared/maps/point-picker.tsx';
import { DoorCard } from './door-card.tsx';
import type { SavedDoor } from './saved-door-data.ts';

/** The delivery location: remembered, on the map, the device's location, or typed coordinates. */
export function LocationPicker({ savedDoor }: { savedDoor: SavedDoor | undefined }) {
  const { watch, setFocus } = useFormContext<CheckoutForm>();
  const [lat = '', lng = '', street = ''] = watch(['lat', 'lng', 'street']);
  useSavedPoint(savedDoor);
  const isSaved = savedDoor !== undefined && lat === savedDoor.lat && lng === savedDoor.lng;
  const door = savedDoor && `${savedDoor.lat} ${savedDoor.lng}`;
  const [changedDoor, setChangedDoor] = useState<string>();
  const isRemembered = isSaved && changedDoor !== door;
  return (
    <section className="panel" aria-labelledby="location">
      {isRemembered && <DoorCard street={street} setAt={savedDoor.setAt} onChange={() => setFocus('lat')} />}
      <Fold isOpen={!isRemembered} onReveal={() => setChangedDoor(door)}>
        <PointPicker headingId="location" isSaved={isSaved} isOpen={!isRemembered} />
      </Fold>
    </section>
  );
}
