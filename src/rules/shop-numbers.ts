const SPACING = /[\s().-]/g;
/** Mobile and landline numbers have ten digits after the country code or a zero; 1800 and 1860 are toll-free. */
const INDIAN_PHONE = /^(?:\+?91|0)?(?:[1-9]\d{9}|18[06]0\d{6,7})$/;
const FOOD_LICENCE = /^\d{14}$/;

export function isIndianPhone(typed: string): boolean {
  return INDIAN_PHONE.test(typed.replaceAll(SPACING, ''));
}

export function isFoodLicence(digits: string): boolean {
  return FOOD_LICENCE.test(digits);
}
