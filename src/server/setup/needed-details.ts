import type { CheckItem, SetupStep } from '../../contract/admin/self-check.ts';
import type { Settings } from '../../contract/admin/settings.ts';
import { adminValidation } from '../../messages/admin-validation.ts';
import { isEmail } from '../../rules/email.ts';
import { gstinError, gstinStateError } from '../../rules/gstin.ts';
import { isFoodLicence, isIndianPhone } from '../../rules/shop-numbers.ts';
import { findState } from '../../rules/states.ts';

interface Detail {
  name: string;
  title: string;
  step: SetupStep;
  value: string;
  /** What is wrong; undefined when nothing is. */
  error: string | undefined;
}

/** What the law or a payment provider wants to know of a shop before it sells. */
export function neededDetails({ values, withoutGst }: Settings, foods: number): CheckItem[] {
  const { grievanceOfficer: officer } = values;
  const details: Detail[] = [
    text('shop-name', 'Name of the shop', 'farm', values.name),
    text('legal-name', 'Legal name', 'farm', values.legalName),
    text('address', 'Address', 'farm', values.address),
    checked(
      'phone',
      'Phone',
      'farm',
      values.phone,
      isIndianPhone(values.phone) ? undefined : adminValidation.indianPhone,
    ),
    checked(
      'email',
      'E-mail',
      'farm',
      values.email,
      isEmail(values.email) ? undefined : 'This is no e-mail address',
    ),
    checked(
      'state',
      'State',
      'law',
      values.state,
      findState(values.state) ? undefined : adminValidation.chooseState,
    ),
    {
      name: 'gstin',
      title: 'GST registration',
      step: 'law',
      value: values.gstin || (withoutGst ? 'Not registered for GST' : ''),
      error: gstErrorOf(values, withoutGst),
    },
    checked(
      'food-licence',
      'FSSAI number',
      'law',
      values.foodLicence,
      isFoodLicence(values.foodLicence) ? undefined : adminValidation.foodLicence,
    ),
    text('officer', 'Grievance officer', 'law', officer.name),
    checked(
      'officer-email',
      'Grievance officer’s e-mail',
      'law',
      officer.email,
      isEmail(officer.email) ? undefined : 'This is no e-mail address',
    ),
    checked(
      'officer-phone',
      'Grievance officer’s phone',
      'law',
      officer.phone,
      isIndianPhone(officer.phone) ? undefined : adminValidation.indianPhone,
    ),
    {
      name: 'foods',
      title: 'Foods',
      step: 'open',
      value: foods === 1 ? '1 food is published' : `${foods} foods are published`,
      error: foods > 0 ? undefined : 'No food is published yet',
    },
  ];
  return details.map(toItem);
}

function text(name: string, title: string, step: SetupStep, value: string): Detail {
  return { name, title, step, value, error: value ? undefined : MISSING };
}

function checked(
  name: string,
  title: string,
  step: SetupStep,
  value: string,
  error: string | undefined,
): Detail {
  return { name, title, step, value, error: value ? error : MISSING };
}

const MISSING = 'It is not filled in yet.';
const MEANINGS: Partial<Record<SetupStep, string>> = {
  farm: 'Customers read it on the site, in mails and on every invoice.',
  law: 'The law wants to see it before a shop sells food.',
  open: 'Customers find nothing to buy.',
};

function gstErrorOf(
  { gstin, state }: { gstin: string; state: string },
  withoutGst: boolean,
): string | undefined {
  if (gstin === '')
    return withoutGst ? undefined : 'It is not filled in yet. Enter it, or say that you are not registered.';
  return gstinError(gstin) ?? gstinStateError(gstin, state);
}

function toItem({ name, title, step, value, error }: Detail): CheckItem {
  return {
    name,
    title,
    step,
    status: error === undefined ? 'ok' : 'failed',
    message: error ?? value,
    meaning: error === undefined ? '' : (MEANINGS[step] ?? ''),
    advice: error === undefined ? '' : name === 'foods' ? 'Add a food and publish it.' : 'Fill it in.',
    details: '',
    isNeeded: true,
    checkedAt: null,
  };
}
