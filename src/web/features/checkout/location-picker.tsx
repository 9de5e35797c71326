import { Check, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useShop } from '../../lib/shop.ts';
import { Field, FieldError } from '../../ui/field.tsx';
import { PointMap } from '../../ui/map.tsx';

interface Place {
  lat: string;
  lng: string;
}

const MIDDLE_OF_INDIA = { latitude: 20.5937, longitude: 78.9629 };
const DECIMALS = 6;

/** The point of delivery: on the map, by the device, or typed. */
export function LocationPicker() {
  const { latitude, longitude } = useShop();
  const { register, setValue, watch, formState } = useFormContext<Place>();
  const [problem, setProblem] = useState('');
  const [isLocating, setLocating] = useState(false);
  const [lat = '', lng = ''] = watch(['lat', 'lng']);
  const chosen = pointOf(lat, lng);
  const start = latitude !== null && longitude !== null ? { latitude, longitude } : MIDDLE_OF_INDIA;
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
        setProblem(message);
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };

  return (
    <section className="panel" aria-labelledby="location">
      <div className="where__head">
        <h2 id="location">Delivery location</h2>
        <button type="button" className="btn btn--2 btn--sm" aria-busy={isLocating} onClick={locate}>
          <LocateFixed size={18} strokeWidth={1.75} aria-hidden="true" />
          Use my location
        </button>
      </div>
      <p className="hint mb-3">Tap the map or drag the pin to your door.</p>
      {problem && (
        <div role="alert" className="mb-3">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      <PointMap point={chosen ?? start} label="Delivery location" onPick={pick} />
      <div className="fgrid mt-4">
        <Field columns={3} label="Latitude" inputMode="decimal" autoComplete="off" {...register('lat')} />
        <Field columns={3} label="Longitude" inputMode="decimal" autoComplete="off" {...register('lng')} />
      </div>
      {chosen ? (
        <p className="sum__good mt-3" role="status">
          <Check size={18} strokeWidth={2} aria-hidden="true" />
          Location set: {lat}, {lng}
        </p>
      ) : (
        missing && <FieldError>{missing}</FieldError>
      )}
    </section>
  );
}

function pointOf(lat: string, lng: string): { latitude: number; longitude: number } | undefined {
  const [latitude, longitude] = [lat, lng].map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  if (latitude === undefined || longitude === undefined) return undefined;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : undefined;
}
