import './point-picker.css';
import { Check, LocateFixed } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { addressBook } from '../../../../messages/address-book.ts';
import { checkout } from '../../../../messages/checkout.ts';
import { purchase } from '../../../../messages/purchase.ts';
import type { Point } from '../../../../rules/saved-point.ts';
import { useShop } from '../../../lib/shop.ts';
import { Field, FieldError } from '../../../ui/field.tsx';
import { PointMap } from './map.tsx';

const SHOP_ZOOM = 13;
const DECIMALS = 6;

/** Fills in the saved point and clears it when the address changes; a point that the customer chose stays. */
export function useSavedPoint(savedPoint: Point | undefined): void {
  const { getValues, setValue } = useFormContext<Point>();
  const filled = useRef<Point>(undefined);
  const [savedLat = '', savedLng = ''] = savedPoint ? [savedPoint.lat, savedPoint.lng] : [];
  useEffect(() => {
    const [lat, lng] = getValues(['lat', 'lng']);
    const isEmpty = lat === '' && lng === '';
    const isFilled = lat === filled.current?.lat && lng === filled.current.lng;
    // the form began with it
    const isSaved = lat === savedLat && lng === savedLng;
    if (!isEmpty && !isFilled && !isSaved) return;
    filled.current = { lat: savedLat, lng: savedLng };
    setValue('lat', savedLat);
    setValue('lng', savedLng);
  }, [savedLat, savedLng, getValues, setValue]);
}

/** A point by the map, the device's location, or typed coordinates, in the fields `lat` and `lng` of a form. */
export function PointPicker({
  headingId,
  isSaved,
  isOpen = true,
}: {
  headingId: string;
  /** The point was remembered. */
  isSaved: boolean;
  /** Otherwise it is folded away. */
  isOpen?: boolean;
}) {
  const { latitude, longitude } = useShop();
  const { setValue, formState } = useFormContext<Point>();
  const [problem, setProblem] = useState('');
  const [isLocating, setLocating] = useState(false);
  const [isTyped, setTyped] = useState(false);
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
        setTyped(true);
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };

  const isTypedOpen = isTyped || (missing !== undefined && !chosen);
  const typed = { isOpen: isOpen && isTypedOpen, onFocus: () => setTyped(true) };

  return (
    <>
      <div className="location-picker__head">
        <h2 id={isOpen ? headingId : undefined}>{purchase.deliveryLocation}</h2>
        <button
          tabIndex={isOpen ? undefined : -1}
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
      {isOpen && (
        <PointMap point={chosen} {...(start && { start })} label={purchase.deliveryLocation} onPick={pick} />
      )}
      {isOpen && chosen && (
        <p className="location-picker__marked" role="status">
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          {isSaved ? checkout.doorRemembered : checkout.pointChosen({ lat: lat.value, lng: lng.value })}
        </p>
      )}
      {isOpen && !chosen && <p className="hint location-picker__why">{addressBook.rememberDoor}</p>}
      {/* closed, but its fields stay in reach: whatever focuses one of them opens it */}
      <details
        className="location-picker__typed"
        open={isTypedOpen}
        onToggle={({ currentTarget }) => setTyped(currentTarget.open)}
      >
        <summary tabIndex={isOpen ? undefined : -1}>{checkout.typeCoordinates}</summary>
        <div className="field-grid">
          <Coordinate label={checkout.latitude} field={lat} {...typed} />
          <Coordinate label={checkout.longitude} field={lng} {...typed} />
        </div>
      </details>
    </>
  );
}

interface CoordinateProps {
  label: string;
  isOpen: boolean;
  onFocus: () => void;
  field: { name: string; value: string; onChange: (event: unknown) => void; onBlur: () => void };
}

function Coordinate({ label, isOpen, onFocus, field: { name, value, onChange, onBlur } }: CoordinateProps) {
  return (
    <Field
      columns={3}
      label={label}
      name={name}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      tabIndex={isOpen ? undefined : -1}
      onFocus={onFocus}
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
