import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { isEmail } from '../../rules/email.ts';
import { gstinError, gstinStateError, normalizeGstin } from '../../rules/gstin.ts';
import { isFoodLicence, isIndianPhone } from '../../rules/shop-numbers.ts';
import { findState } from '../../rules/states.ts';
import { line as text } from '../one-line.ts';
import { shopDetails } from '../shop.ts';

const line = (maxLength: number) => text().max(maxLength, { error: () => adminValidation.thisTooLong });
const email = z.union([
  z.literal(''),
  line(254).refine(isEmail, { error: () => adminValidation.emailNotValid }),
]);
const phone = line(40).refine((typed) => typed === '' || isIndianPhone(typed), {
  error: () => adminValidation.indianPhone,
});
const foodLicence = line(60)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((digits) => digits === '' || isFoodLicence(digits), { error: () => adminValidation.foodLicence });
const state = line(80)
  .transform((typed) => findState(typed) ?? typed)
  .refine((name) => name === '' || findState(name) !== undefined, {
    error: () => adminValidation.chooseState,
  });
const gstin = line(40)
  .transform(normalizeGstin)
  .superRefine((number, context) => {
    const message = number === '' ? undefined : gstinError(number);
    if (message) context.addIssue({ code: 'custom', message });
  });
const site = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/, error: () => adminValidation.beginHttps }),
]);
/** An empty field means unknown. */
const coordinate = (limit: number) => {
  const invalid = { error: () => adminValidation.range(limit) };
  return z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.union([z.null(), z.coerce.number(invalid).min(-limit, invalid).max(limit, invalid)]),
  );
};

/** The fields of the shop settings. `fixed` fields are set by environment variables: they cannot be changed here and are not validated. */
function settingsFields(fixed: readonly string[]) {
  const isFixed = (name: string) => fixed.includes(name);
  const checked = <Schema extends z.ZodType<string, string>>(name: string, schema: Schema) =>
    isFixed(name) ? line(500) : schema;
  return z.object({
    name: checked('name', line(100).min(1, { error: () => adminValidation.required(adminValidation.name) })),
    legalName: checked('legalName', line(200)),
    tagline: checked('tagline', line(200)),
    email: checked('email', email),
    phone: checked('phone', phone),
    address: checked('address', line(300)),
    state: checked('state', state),
    gstin: checked('gstin', gstin),
    latitude: coordinate(90),
    longitude: coordinate(180),
    foodLicence: checked('foodLicence', foodLicence),
    enterpriseRegistration: checked('enterpriseRegistration', line(60)),
    grievanceOfficer: z.object({
      name: checked('grievanceOfficer.name', line(100)),
      designation: checked('grievanceOfficer.designation', line(100)),
      email: checked('grievanceOfficer.email', email),
      phone: checked('grievanceOfficer.phone', phone),
    }),
    pictureSiteUrl: checked('pictureSiteUrl', site),
    videoSiteUrl: checked('videoSiteUrl', site),
    withoutGst: z.boolean().optional().meta({
      description: 'The shop is not registered for GST. Left out: stays as it is',
    }),
    version: z.int32().min(0).optional().meta({
      description: 'Optimistic lock: a save with an outdated version is rejected',
    }),
  });
}

/** The whole form. */
export function settingsFormFor(fixed: readonly string[]) {
  return settingsFields(fixed).superRefine((form, context) => {
    const error = gstinMismatch(form, fixed);
    if (error) context.addIssue({ code: 'custom', path: [error.field], message: error.message });
  });
}

/** Some of its fields, as a step of the set-up assistant saves them. The others stay as they are. */
export function settingsPatchFor(fixed: readonly string[]) {
  return settingsFields(fixed).partial();
}

/** GSTIN and state must fit, unless the environment sets both. */
export function gstinMismatch(
  { gstin, state }: { gstin: string; state: string },
  fixed: readonly string[],
): { field: 'gstin' | 'state'; message: string } | undefined {
  if (gstin === '' || (fixed.includes('gstin') && fixed.includes('state'))) return undefined;
  const message = state === '' ? adminValidation.gstinNeedsState : gstinStateError(gstin, state);
  const field = state === '' || fixed.includes('gstin') ? 'state' : 'gstin';
  return message === undefined ? undefined : { field, message };
}

export type SettingsForm = z.infer<ReturnType<typeof settingsFormFor>>;
export type SettingsPatch = z.infer<ReturnType<typeof settingsPatchFor>>;

export const settings = z.object({
  values: shopDetails,
  fixed: z
    .record(z.string(), z.string())
    .meta({ description: 'Fields set by an environment variable, with its name' }),
  withoutGst: z.boolean().meta({ description: 'The shop has said that it is not registered for GST' }),
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type Settings = z.infer<typeof settings>;
