import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { states } from '../../../../messages/states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';

const PINCODE = /^[1-9]\d{5}$/;

export interface PincodePlace {
  district: string;
  /** Every state that the pincode serves; several on a border. */
  states: string[];
}

/**
 * Fills in district and state of a complete pincode, as far as they are empty or were filled in for another pincode: nothing
 * that somebody typed is overwritten. Without a connection the fields are typed as before. Returns the place of the pincode.
 */
export function usePincodeFill(at: 'address.' | ''): PincodePlace | undefined {
  const { setValue, getValues, formState } = useFormContext<Record<string, string>>();
  const { isSubmitted } = formState;
  const pincode = (useWatch({ name: `${at}pincode` }) ?? '').trim();
  const filled = useRef({ district: '', state: '' });
  const [found, setFound] = useState<PincodePlace & { pincode: string }>();
  const fill = useEffectEvent((name: 'district' | 'state', value: string) => {
    const current = getValues(`${at}${name}`);
    if (current && current !== filled.current[name]) return;
    setValue(`${at}${name}`, value, { shouldDirty: true, shouldValidate: isSubmitted });
    filled.current[name] = value;
  });
  useEffect(() => {
    if (!PINCODE.test(pincode)) return;
    let isCurrent = true;
    const find = async () => {
      const call = browserApi().api.shop.pincodes[':pincode'].$get({ param: { pincode } });
      const place = await orUndefined(callApi(call));
      if (!isCurrent || !place?.district) return;
      fill('district', place.district);
      fill('state', states.shown(place.state));
      setFound({ pincode, district: place.district, states: place.states });
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [pincode]);
  return found?.pincode === pincode ? found : undefined;
}
