/** What Indian law wants on the page of a food: a checklist beside its form. */
export const adminFoodLaw = {
  mrp: 'MRP including all taxes: add a size with its price',
  netQuantity: (sizes: string) => `Net quantity of ${sizes}`,
  aSize: 'a size',
  origin: 'Country of origin (a specification of that name)',
  maker: 'Maker or packer with address (a specification such as “Packed by”)',
  ingredients: 'Ingredients',
  bestBefore: 'Best before or shelf life',
  oilWeight: 'Weight of the oil (sold by volume; a specification such as “Net weight per litre”)',
  hsn: 'HSN code, for the invoice',
  gstRate: 'GST rate, for the invoice',
  licence: 'FSSAI licence of 14 digits (in the shop’s settings)',
  consumerCare: 'Consumer care: email and phone (in the shop’s settings)',
  absoluteClaim: 'The words claim “100 %”: FSSAI advises against it',
  organicClaim: 'The words say “organic”: that needs a certificate',
};
