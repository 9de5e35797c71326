/** Why the server cannot read a CSV file of foods or a ZIP file of pictures. */
export const importErrors = {
  csvTooLarge: 'The file has more than 20 MB.',
  tooManyLines: (max: string) => `The file has more than ${max} lines. Please divide it.`,
  tooManyImages: 'The file has more than 5,000 pictures. Please divide it.',
  empty: 'The file is empty.',
  noLines: 'The file has no lines below the names of its columns.',
  columnTwice: (column: string) => `The column “${column}” is there twice.`,
  columnMissing: 'The first line must name the columns, and one of them must be “id” or “name”.',
  notUtf8: 'The file is not saved as UTF-8. In Excel choose “CSV UTF-8 (comma delimited)”.',
  excelOrZip: 'This is an Excel or ZIP file. In Excel choose “Save as”, then “CSV UTF-8”.',
  headTooLong: 'The first line is too long to hold the names of columns.',
  cellTooLong: ({ line, max }: { line: number; max: string }) =>
    `A cell of line ${line} has more than ${max} characters.`,
  tooManyColumns: ({ line, max }: { line: number; max: number }) =>
    `Line ${line} has more than ${max} columns.`,
  quoteOpen: (line: number) => `The quotation mark that opens in line ${line} is never closed.`,
  zipTooLarge: 'The ZIP file has more than 100 MB.',
  zipBroken: 'The ZIP file is broken.',
  zipTooManyFiles: (max: string) => `The ZIP file has more than ${max} files.`,
  noZip: 'This is no ZIP file.',
  zipPassword: 'The ZIP file has a password.',
  zipPath: 'The ZIP file has a name that leads out of its folder.',
  zipFileTooLarge: ({ name, megabytes }: { name: string; megabytes: number }) =>
    `${name} has more than ${megabytes} MB.`,
  zipTooTight: (name: string) => `${name} is packed too tightly to be a picture.`,
  zipFilesTooLarge: (megabytes: number) => `The files of the ZIP have more than ${megabytes} MB.`,
  zipMethod: (name: string) => `${name} is packed in a way that is not read here.`,
  zipFileBroken: (name: string) => `${name} is broken.`,
};
