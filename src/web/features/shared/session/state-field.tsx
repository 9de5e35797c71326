import './state-field.css';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { accountFields } from '../../../../messages/account-fields.ts';
import { addressBook } from '../../../../messages/address-book.ts';
import { orderErrors } from '../../../../messages/order-errors.ts';
import { states } from '../../../../messages/states.ts';
import { indianStates } from '../../../../rules/indian-states.ts';
import { findState } from '../../../../rules/states.ts';
import { Field } from '../../../ui/field.tsx';
import type { PincodePlace } from './use-pincode-fill.ts';

interface StateFieldProps {
  name: string;
  place: PincodePlace | undefined;
  error: string | undefined;
  tabIndex: number | undefined;
}

/**
 * The states as a list that can be typed in: a browser fills it in, and `findState` knows many spellings. Those of the pincode
 * come first.
 */
export function StateField({ name, place, error, tabIndex }: StateFieldProps) {
  const { register, setValue, formState } = useFormContext<Record<string, string>>();
  const value = (useWatch({ name }) ?? '') as string;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const ofPincode = place?.states ?? [];
  const all = [...new Set([...ofPincode, ...indianStates])].map(states.shown);
  const typed = value.trim().toLowerCase();
  const isListed = all.some((state) => state.toLowerCase() === typed);
  const listed = isListed ? all : all.filter((state) => state.toLowerCase().includes(typed));
  const isShown = isOpen && listed.length > 0;
  const open = () => {
    setOpen(true);
    setActive(-1);
  };
  const choose = (state: string) => {
    setValue(name, state, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    setOpen(false);
  };
  const followKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = listed[active];
    if (step) {
      event.preventDefault();
      if (!isShown) return open();
      const next = (active + step + listed.length) % listed.length;
      setActive(active === -1 && step === -1 ? listed.length - 1 : next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isShown && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isShown) {
      // the dialog around it stays open
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const { onBlur, onChange, ...field } = register(name);
  return (
    <Field
      columns={3}
      label={accountFields.state}
      role="combobox"
      autoComplete="address-level1"
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      aria-activedescendant={isShown && active >= 0 ? optionId(listId, active) : undefined}
      className="state-field"
      tabIndex={tabIndex}
      error={error}
      {...(ofPincode.length > 1 && {
        hint: addressBook.twoStates(ofPincode.map(states.shown).join(orderErrors.or)),
      })}
      {...field}
      onClick={open}
      onKeyDown={followKey}
      onChange={(event) => {
        // a known state needs no list, which would cover what is below
        if (findState(event.target.value)) setOpen(false);
        else open();
        void onChange(event);
      }}
      onBlur={(event) => {
        setOpen(false);
        void onBlur(event);
      }}
      end={
        <>
          <ChevronDown className="state-field__arrow" size={18} strokeWidth={1.75} aria-hidden="true" />
          {isShown && (
            <div className="state-field__list" id={listId} role="listbox" aria-label={addressBook.chooseOne}>
              {listed.map((state, index) => (
                <div
                  key={state}
                  id={optionId(listId, index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // a press would take the focus out of the field, which closes the list
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(state)}
                  onKeyDown={followKey}
                >
                  {state}
                </div>
              ))}
            </div>
          )}
        </>
      }
    />
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
