import type { CheckItem, SetupStep } from '../../contract/admin/self-check.ts';
import type { Settings } from '../../contract/admin/settings.ts';
import { adminValidation } from '../../messages/admin-validation.ts';
import { setupChecks } from '../../messages/setup-checks.ts';
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
    text('shop-name', setupChecks.shopName, 'farm', values.name),
    text('legal-name', setupChecks.legalName, 'farm', values.legalName),
    text('address', setupChecks.address, 'farm', values.address),
    checked(
      'phone',
      setupChecks.phone,
      'farm',
      values.phone,
      isIndianPhone(values.phone) ? undefined : adminValidation.indianPhone,
    ),
    checked(
      'email',
      setupChecks.email,
      'farm',
      values.email,
      isEmail(values.email) ? undefined : setupChecks.noEmail,
    ),
    checked(
      'state',
      setupChecks.state,
      'law',
      values.state,
      findState(values.state) ? undefined : adminValidation.chooseState,
    ),
    {
      name: 'gstin',
      title: setupChecks.gst,
      step: 'law',
      value: values.gstin || (withoutGst ? setupChecks.withoutGst : ''),
      error: gstErrorOf(values, withoutGst),
    },
    checked(
      'food-licence',
      setupChecks.foodLicence,
      'law',
      values.foodLicence,
      isFoodLicence(values.foodLicence) ? undefined : adminValidation.foodLicence,
    ),
    text('officer', setupChecks.officer, 'law', officer.name),
    checked(
      'officer-email',
      setupChecks.officerEmail,
      'law',
      officer.email,
      isEmail(officer.email) ? undefined : setupChecks.noEmail,
    ),
    checked(
      'officer-phone',
      setupChecks.officerPhone,
      'law',
      officer.phone,
      isIndianPhone(officer.phone) ? undefined : adminValidation.indianPhone,
    ),
    {
      name: 'foods',
      title: setupChecks.foods,
      step: 'open',
      value: setupChecks.foodsPublished(foods),
      error: foods > 0 ? undefined : setupChecks.noFood,
    },
  ];
  return details.map(toItem);
}

function text(name: string, title: string, step: SetupStep, value: string): Detail {
  return { name, title, step, value, error: value ? undefined : setupChecks.missing };
}

function checked(
  name: string,
  title: string,
  step: SetupStep,
  value: string,
  error: string | undefined,
): Detail {
  return { name, title, step, value, error: value ? error : setupChecks.missing };
}

function meaningOf(step: SetupStep): string {
  if (step === 'farm') return setupChecks.farmMeaning;
  if (step === 'law') return setupChecks.lawMeaning;
  return step === 'open' ? setupChecks.foodsMeaning : '';
}

function gstErrorOf(
  { gstin, state }: { gstin: string; state: string },
  withoutGst: boolean,
): string | undefined {
  if (gstin === '') return withoutGst ? undefined : setupChecks.gstMissing;
  return gstinError(gstin) ?? gstinStateError(gstin, state);
}

function toItem({ name, title, step, value, error }: Detail): CheckItem {
  return {
    name,
    title,
    step,
    status: error === undefined ? 'ok' : 'failed',
    message: error ?? value,
    meaning: error === undefined ? '' : meaningOf(step),
    advice: error === undefined ? '' : name === 'foods' ? setupChecks.foodsAdvice : setupChecks.fillIn,
    details: '',
    isNeeded: true,
    checkedAt: null,
  };
}
