import type { Shop } from '../../contract/shop.ts';
import { stateOfGstin } from '../../rules/gstin.ts';
import type { Config, ShopFromEnvironment } from '../platform/config/config.ts';
import { brandDetails } from './brand-details.ts';

type Details = Omit<
  Shop,
  | 'mode'
  | 'isOpen'
  | 'publicUrl'
  | 'chatUrl'
  | 'map'
  | 'hasMobileCodes'
  | 'hasGoogle'
  | 'hasGuestShopping'
  | 'hasOfflineUse'
  | 'paymentMethods'
  | 'colourUrl'
  | 'colours'
  | 'accent'
  | 'logo'
  | 'icons'
  | 'badges'
  | 'announcement'
  | 'policy'
  | 'hello'
  | 'footer'
  | 'stateName'
  | 'untranslated'
>;

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

/** The effective settings: environment variables, then saved settings, then those of the demo's brand. */
export function shopDetails(
  { brand, shop: environment }: Pick<Config, 'brand' | 'shop'>,
  savedSettings: Partial<Details>,
): Details {
  const base = { ...(brand ? brandDetails(brand) : EMPTY), ...savedSettings };
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
