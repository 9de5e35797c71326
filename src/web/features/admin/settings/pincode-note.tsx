import './pincode-note.css';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { adminSettings } from '../../../../messages/admin-settings.ts';
import { states as stateNames } from '../../../../messages/states.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

/** Under the pincode: its state, which also fills in the state of the address, and of the shop while it has none. */
export function PincodeNote() {
  const { setValue, getValues } = useFormContext();
  const pincode = String(useWatch({ name: 'pincode' }) ?? '').replaceAll(/\s/g, '');
  const isComplete = /^[1-9]\d{5}$/.test(pincode);
  const { data } = useQuery(
    {
      queryKey: ['pincode', pincode],
      queryFn: () => callApi(browserApi().api.shop.pincodes[':pincode'].$get({ param: { pincode } })),
      enabled: isComplete,
    },
    queries,
  );
  const states = isComplete ? data?.states : undefined;
  const only = states?.length === 1 ? states[0] : undefined;
  useEffect(() => {
    if (!states) return;
    setValue('addressState', only ?? '');
    if (only && !getValues('state')) setValue('state', only, { shouldDirty: true });
  }, [states, only, setValue, getValues]);
  return (
    <p className="pincode-note" role="status">
      {states && states.length > 0 && (
        <>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminSettings.anyOf(states.map(stateNames.shown))}
        </>
      )}
      {states?.length === 0 && adminSettings.pincodeUnknown}
    </p>
  );
}
