import { z } from 'zod';
import { isEmail } from '../../rules/email.ts';
import { line } from '../one-line.ts';

const short = (longest: number) => line().max(longest, 'This is too long');
const email = z.union([z.literal(''), short(254).refine(isEmail, 'Email Is Not Valid')]);
const site = z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'Begin with https://' })]);
/** An empty line means: unknown. */
const coordinate = (limit: number, message: string) =>
  z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    z.union([z.null(), z.coerce.number(message).min(-limit, message).max(limit, message)]),
  );

/** The shop's data; what the environment fixes is not looked at. */
export const settingsForm = z.object({
  name: short(100).min(1, 'Name is required'),
  legalName: short(200),
  tagline: short(200),
  email,
  phone: short(40),
  address: short(300),
  latitude: coordinate(90, '-90 to 90'),
  longitude: coordinate(180, '-180 to 180'),
  foodLicence: short(60),
  enterpriseRegistration: short(60),
  grievanceOfficer: z.object({ name: short(100), designation: short(100), email, phone: short(40) }),
  pictureSiteUrl: site,
  videoSiteUrl: site,
});

export const settings = z.object({
  values: settingsForm,
  fixed: z
    .record(z.string(), z.string())
    .meta({ description: 'Fields that an environment variable decides, with its name' }),
});

export type SettingsForm = z.infer<typeof settingsForm>;
export type Settings = z.infer<typeof settings>;
