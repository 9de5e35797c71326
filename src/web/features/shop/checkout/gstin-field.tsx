import { useEffect, useState } from 'react';
import { checkout } from '../../../../messages/checkout.ts';
import { gstinError, normalizeGstin } from '../../../../rules/gstin.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi, orUndefined } from '../../../lib/call-api.ts';
import { Field } from '../../../ui/field.tsx';
import type { GstinFieldProps } from './buyer-gstin.ts';

/** The GSTIN of the buyer's business, filled in from the last order. */
export default function GstinField({ isSignedIn, onChange }: GstinFieldProps) {
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const value = normalizeGstin(typed);
  const error = gstinError(value);
  const [report] = useState(() => onChange);
  useEffect(() => report({ value, error }), [report, value, error]);
  useEffect(() => {
    if (!isSignedIn) return;
    void orUndefined(callApi(browserApi().api.users.gstin.$get())).then((last) => {
      if (last) setTyped((now) => now || last.gstin);
    });
  }, [isSignedIn]);
  return (
    <Field
      label={checkout.gstin}
      hint={checkout.gstinHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      value={typed}
      error={isLeft ? error : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
