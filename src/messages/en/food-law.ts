/** What Indian law requires on the page of a food and is missing. */
export const foodLaw = {
  price: 'MRP including all taxes: add a size with its price',
  net: (sizes: string) => `Net quantity of ${sizes}`,
  unnamedSize: 'a size',
  origin: 'Country of origin (a specification of that name)',
  packer: 'Maker or packer with address (a specification such as “Packed by”)',
  ingredients: 'Ingredients',
  shelfLifeDays: 'Best before or shelf life',
  oilWeight: 'Weight of the oil (sold by volume; a specification such as “Net weight per litre”)',
  hsn: 'HSN code, for the invoice',
  gst: 'GST rate, for the invoice',
  licence: 'FSSAI licence of 14 digits (in the shop’s settings)',
  contact: 'Consumer care: email and phone (in the shop’s settings)',
  absoluteClaim: 'The words claim “100 %”: FSSAI advises against it',
  organicClaim: 'The words say “organic”: that needs a certificate',
};
