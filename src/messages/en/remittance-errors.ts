/** Why a payout file of a courier cannot be read. */
export const remittanceErrors = {
  noWorkbook:
    'This is no file that can be read. Please choose the courier’s payout file as Excel (.xls, .xlsx) or CSV.',
  oldExcel:
    'This old Excel file (.xls) cannot be read. Please download it from the courier again, or save it as Excel workbook (.xlsx) and choose that one.',
  formula: 'The file has formulas. Please download it from the courier again and do not change it.',
  unknownColumns:
    'The columns of a payout are missing. Please choose the file of Shiprocket (AWB, Order Value) or Delhivery (Waybill Number, Amount Payable).',
  empty: 'The file has no parcels.',
  tooManyLines: (count: number) => `The file has more than ${count} lines. Please split it.`,
  digitsLost: ({ line, text }: { line: number; text: string }) =>
    `Line ${line}: the number ${text} has lost digits. Format the column as text and save the file again.`,
  noAwb: (line: number) => `Line ${line} has no parcel number.`,
  noAmount: ({ line, text }: { line: number; text: string }) => `Line ${line}: “${text}” is no amount.`,
};
