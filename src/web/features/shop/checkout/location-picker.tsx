import { Check, LocateFixed } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { checkout } from '../../../../messages/checkout.ts';
import { purchase } from '../../../../messages/purchase.ts';
import type { Point } from '../../../../rules/saved-point.ts';
import { useShop } from '../../../lib/shop.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { PointMap } from '../../shared/maps/map.tsx';

const SHOP_ZOOM = 13;
const DECIMALS = 6;

/** The delivery location: from an earlier order, the map, the device's location, or typed coordinates. */
export function LocationPicker({ savedPoint }: { savedPoint: Point | undefined }) {
  const { watch } = useFormContext<Point>();
  const [lat = '', lng = ''] = watch(['lat', 'lng']);
  useSavedPoint(savedPoint);
  const isSaved = savedPoint !== undefined && lat === savedPoint.lat && lng === savedPoint.lng;
  return (
    <section className="panel" aria-labelledby="location">
      <Picker isSaved={isSaved} />
    </section>
  );
}

/** Fills in the saved point and clears it when the address changes; a point that the customer chose stays. */
function useSavedPoint(savedPoint: Point | undefined): void {
  const { getValues, setValue } = useFormContext<Point>();
  const filled = useRef<Point>(undefined);
  const [savedLat = '', savedLng = ''] = savedPoint ? [savedPoint.lat, savedPoint.lng] : [];
  useEffect(() => {
    const [lat, lng] = getValues(['lat', 'lng']);
    const isEmpty = lat === '' && lng === '';
    const isFilled = lat === filled.current?.lat && lng === filled.current.lng;
    if (!isEmpty && !isFilled) return;
    filled.current = { lat: savedLat, lng: savedLng };
    setValue('lat', savedLat);
    setValue('lng', savedLng);
  }, [savedLat, savedLng, getValues, setValue]);
}

function Picker({ isSaved }: { isSaved: boolean }) {
  const { latitude, longitude } = useShop();
  const { setValue, formState } = useFormContext<Point>();
  const [problem, setProblem] = useState('');
  const [isLocating, setLocating] = useState(false);
  const errorId = useId();
  const { field: lat } = useController<Point, 'lat'>({ name: 'lat' });
  const { field: lng } = useController<Point, 'lng'>({ name: 'lng' });
  const chosen = pointOf(lat.value, lng.value);
  const start =
    latitude !== null && longitude !== null ? { latitude, longitude, zoom: SHOP_ZOOM } : undefined;
  const missing = formState.errors.lat?.message ?? formState.errors.lng?.message;

  const pick = (point: { latitude: number; longitude: number }) => {
    const options = { shouldValidate: formState.isSubmitted, shouldDirty: true };
    setValue('lat', point.latitude.toFixed(DECIMALS), options);
    setValue('lng', point.longitude.toFixed(DECIMALS), options);
    setProblem('');
  };
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        pick(coords);
      },
      ({ message }) => {
        setLocating(false);
        setProblem(checkout.locateFailed(message));
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };

  return (
    <>
      <div className="location-picker__head">
        <h2 id="location">{purchase.deliveryLocation}</h2>
        <button
          // a validation error focuses the quickest way to set the point
          ref={(element) => {
            lat.ref(element);
            lng.ref(element);
          }}
          type="button"
          className="button button--secondary button--small"
          aria-busy={isLocating}
          aria-describedby={missing ? errorId : undefined}
          onClick={locate}
        >
          <LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />
          {checkout.locate}
        </button>
      </div>
      <p className="hint location-picker__hint">{chosen ? checkout.dragPin : checkout.tapDoor}</p>
      <div role="alert">
        {problem && <FieldError>{problem}</FieldError>}
        {!chosen && missing && <FieldError id={errorId}>{missing}</FieldError>}
      </div>
      <PointMap point={chosen} {...(start && { start })} label={purchase.deliveryLocation} onPick={pick} />
      {chosen && (
        <p className="order-summary__good location-picker__marked" role="status">
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          {isSaved ? checkout.doorRemembered : checkout.pointChosen({ lat: lat.value, lng: lng.value })}
        </p>
      )}
      {/* open: without map tiles and geolocation this is the only way */}
      <details className="location-picker__typed" open>
        <summary>{checkout.typeCoordinates}</summary>
        <div className="field-grid">
          <Coordinate label={checkout.latitude} field={lat} />
          <Coordinate label={checkout.longitude} field={lng} />
        </div>
      </details>
    </>
  );
}

interface CoordinateProps {
  label: string;
  field: { name: string; value: string; onChange: (event: unknown) => void; onBlur: () => void };
}

function Coordinate({ label, field: { name, value, onChange, onBlur } }: CoordinateProps) {
  return (
    <Field
      columns={3}
      label={label}
      name={name}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}

function pointOf(lat: string, lng: string): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = [lat, lng].map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  if (latitude === undefined || longitude === undefined) return undefined;
  const isValid = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isValid ? { latitude, longitude } : undefined;
}
