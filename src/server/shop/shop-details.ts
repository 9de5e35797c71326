import type { Shop } from '../../contract/shop.ts';
import { stateOfGstin } from '../../rules/gstin.ts';
import type { ShopFromEnvironment } from '../platform/config/config.ts';

type Details = Omit<
  Shop,
  | 'mode'
  | 'publicUrl'
  | 'chatUrl'
  | 'map'
  | 'hasGoogle'
  | 'paymentMethods'
  | 'colourUrl'
  | 'colours'
  | 'accent'
  | 'logo'
  | 'icons'
  | 'badges'
  | 'announcement'
>;

const DEMO: Details = {
  name: 'Chekku Farms',
  legalName: 'Chekku Farms (demonstration shop)',
  tagline: 'Oils pressed in a wooden chekku and farm foods from Tamil Nadu.',
  email: 'hello@chekkufarms.example',
  phone: '+91 90000 12345',
  address: '14, Mill Street, Pollachi, Coimbatore, Tamil Nadu 642001',
  state: 'Tamil Nadu',
  gstin: '33AAAAA0000A1Z9',
  latitude: 10.6583,
  longitude: 77.0085,
  foodLicence: '00000000000000',
  enterpriseRegistration: 'UDYAM-TN-00-0000000',
  grievanceOfficer: {
    name: 'S. Meenakshi',
    designation: 'Grievance Officer',
    email: 'care@chekkufarms.example',
    phone: '+91 90000 12346',
  },
  pictureSiteUrl: 'https://www.instagram.com/',
  videoSiteUrl: 'https://www.youtube.com/',
};

const EMPTY: Details = {
  name: '',
  legalName: '',
  tagline: '',
  latitude: null,
  longitude: null,
  email: '',
  phone: '',
  address: '',
  state: '',
  gstin: '',
  foodLicence: '',
  enterpriseRegistration: '',
  grievanceOfficer: { name: '', designation: '', email: '', phone: '' },
  pictureSiteUrl: '',
  videoSiteUrl: '',
};

/** The effective settings: environment variables, then saved settings, then the defaults of the demo mode. */
export function shopDetails(
  mode: Shop['mode'],
  environment: ShopFromEnvironment,
  savedSettings: Partial<Details>,
): Details {
  const base = { ...(mode === 'demo' ? DEMO : EMPTY), ...savedSettings };
  const officer = base.grievanceOfficer;
  return {
    name: environment.SHOP_NAME ?? base.name,
    legalName: environment.SHOP_LEGAL_NAME ?? environment.SHOP_NAME ?? base.legalName,
    tagline: environment.SHOP_TAGLINE ?? base.tagline,
    email: environment.SHOP_EMAIL ?? base.email,
    phone: environment.SHOP_PHONE ?? base.phone,
    address: environment.SHOP_ADDRESS ?? base.address,
    state: environment.SHOP_STATE ?? stateByGstin(environment, savedSettings) ?? base.state,
    gstin: environment.SHOP_GSTIN ?? base.gstin,
    latitude: environment.SHOP_LATITUDE ?? base.latitude,
    longitude: environment.SHOP_LONGITUDE ?? base.longitude,
    foodLicence: environment.SHOP_FOOD_LICENCE ?? base.foodLicence,
    enterpriseRegistration: environment.SHOP_ENTERPRISE_REGISTRATION ?? base.enterpriseRegistration,
    grievanceOfficer: {
      name: environment.SHOP_GRIEVANCE_OFFICER ?? officer.name,
      designation: environment.SHOP_GRIEVANCE_DESIGNATION ?? officer.designation,
      email: environment.SHOP_GRIEVANCE_EMAIL ?? officer.email,
      phone: environment.SHOP_GRIEVANCE_PHONE ?? officer.phone,
    },
    pictureSiteUrl: environment.SHOP_PICTURE_SITE_URL ?? base.pictureSiteUrl,
    videoSiteUrl: environment.SHOP_VIDEO_SITE_URL ?? base.videoSiteUrl,
  };
}

/** A GSTIN contains its state. Otherwise a shop that sets only SHOP_GSTIN would charge IGST within its own state. */
function stateByGstin({ SHOP_GSTIN }: ShopFromEnvironment, savedSettings: Partial<Details>) {
  return SHOP_GSTIN && !savedSettings.state ? stateOfGstin(SHOP_GSTIN) : undefined;
}
