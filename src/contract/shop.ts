import { z } from 'zod';
import { colourPlaces } from '../rules/colour.ts';
import { pageSection } from './page-sections.ts';
import { shopPolicy } from './policy.ts';
import { untranslated } from './untranslated.ts';

export const image = z.object({
  url: z.string(),
  alt: z.string(),
  title: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  untranslated,
});

export const logo = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  isTinted: z.boolean().meta({ description: 'Drawn in the colour of the text around it' }),
});

/** What an admin sets in the settings. */
export const shopDetails = z.object({
  name: z.string(),
  legalName: z.string(),
  tagline: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  state: z.string(),
  gstin: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  foodLicence: z.string(),
  enterpriseRegistration: z.string(),
  grievanceOfficer: z.object({
    name: z.string(),
    designation: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  pictureSiteUrl: z.string(),
  videoSiteUrl: z.string(),
});

export const shop = z.object({
  mode: z.enum(['demo', 'live']),
  isOpen: z.boolean().meta({ description: 'False: only admins and people with the key link see it' }),
  ...shopDetails.shape,
  stateName: z.string().meta({ description: 'The state in the language of the request' }),
  chatUrl: z.string(),
  map: z
    .object({ tileUrl: z.string(), attribution: z.string() })
    .meta({ description: 'URL template of map tiles, with {z}, {x} and {y}' }),
  colourUrl: z.string().meta({ description: 'Host of the colours API; empty: this one' }),
  paymentMethods: z.array(z.string()).meta({ description: 'Available payment methods, such as `upi`' }),
  hasMobileCodes: z
    .boolean()
    .meta({ description: 'Whether visitors can log in by a code to their mobile number' }),
  hasGoogle: z.boolean().meta({ description: 'Whether Google sign-in is available' }),
  hasGuestShopping: z.boolean().meta({ description: 'Whether visitors may shop without an account' }),
  hasOfflineUse: z
    .boolean()
    .meta({ description: 'Whether browsers store pages to show them without a connection' }),
  publicUrl: z.string(),
  colours: z.record(z.enum(colourPlaces), z.string()),
  accent: z.string().nullable().meta({ description: 'Colour of buttons and links; null: of the design' }),
  logo: logo.nullable().meta({ description: 'null: the shop shows its initials' }),
  icons: z.object({ favicon: z.string(), touch: z.string(), share: z.string() }),
  badges: z.array(image),
  footer: z.array(pageSection).meta({ description: 'The visible sections of the footer' }),
  announcement: z.string().meta({ description: 'Banner text above every page; empty: none' }),
  policy: shopPolicy,
  hello: z.string().meta({ description: 'Stands before the name of a customer' }),
  untranslated,
});

export type Shop = z.infer<typeof shop>;
