/** What the import of foods says about the lines of a file. Names of columns are those of the file. */
export const importResults = {
  tooManyCells:
    'This line has more cells than there are columns. A text or price with a separator in it needs quotation marks',
  tooManySizes: 'A food has at most 20 sizes',
  idCharacters: 'An id has small letters, digits and hyphens',
  newNeedsName: (id: string) => `There is no food ${id}, and a new one needs a name`,
  foodDeleted: (id: string) => `The food ${id} was deleted. Write another id`,
  idTaken: ({ id, name }: { id: string; name: string }) =>
    `The id ${id} belongs to “${name}”. Write the id of the food`,
  linesDisagree: (line: number) => `Line ${line} of the same food has something else here`,
  sizeMissing: (column: string) => `Write the size that this ${column} belongs to`,
  sizeTwice: (line: number) => `This size is in line ${line} already`,
  newNeedsThis: 'A new food needs this',
  newNeedsSize: 'A new food needs a size with its price',
  newSizeNeedsPrice: 'A new size needs its price',
  becomesDraft: 'Becomes a draft: HSN code or GST rate is missing',
  otherLine: (line: number) => `Not imported because of line ${line} of the same food`,
  invalid: 'This is not valid',
  notEmpty: 'This cannot be empty',
  tooLong: (max: number) => `Write ${max} characters at most`,
  otherLength: ({ english, own }: { english: number; own: number }) =>
    `The English list has ${english} entries, this one has ${own}`,
  addressTooLong: 'The address is too long',
  stock: 'Write a whole number from 0 to 10,00,000, or unlimited',
  stockChanged: ({ exported, now }: { exported: string | number; now: string | number }) =>
    `The stock was ${exported} when the file was made and is ${now} now. Export again, or empty the cell stock_when_exported to set it anyway`,
  netQuantity: 'Write an amount with its unit, such as 500 ml or 1 kg',
  otherDescriptions: 'Other descriptions of the pictures',
  otherImages: ({ before, after }: { before: number; after: number }) =>
    `${before} pictures → ${after} pictures`,
  empty: 'empty',
  imageMissing: 'This picture is missing',
  notInZip: 'This picture is not in the ZIP file',
  addedMeanwhile: 'Somebody else added a food with this id at the same time',
};
