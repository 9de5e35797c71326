import './import.css';

const columns: readonly [names: string, meaning: string][] = [
  ['id', 'The id of the food, as in its address. A new food without one gets it from its name.'],
  ['name, origins, cook_time', 'Needed for a new food. Several origins are separated by semicolons.'],
  [
    'size, price',
    'One line per size; what is about the food itself needs to stand in one of its lines only.',
  ],
  ['stock', 'A number, or unlimited. Sizes that are not in the file stay as they are.'],
  [
    'stock_when_exported',
    'Leave it as it is: with it, a stock that was sold from since the export is not overwritten.',
  ],
  ['net_quantity', 'Such as 500 ml or 1 kg.'],
  ['category, description, tags', 'Tags are separated by commas.'],
  ['status', 'draft or published.'],
  ['discount, hsn, gst_rate, shelf_life_days', 'Numbers; a percent sign is allowed.'],
  ['food_price', 'Only if foods are to be sorted by another price than that of the first size.'],
  ['ingredients, specifications', 'Country of origin: India | Packed by: …'],
  [
    'image_1 to image_12',
    'A file name in the ZIP, an https address, or what the export has. They replace all pictures.',
  ],
  ['image_1_alt to image_12_alt', 'What the picture shows.'],
];

/** The columns of the file. */
export function ImportHelp() {
  return (
    <details className="panel import-help">
      <summary>What the file looks like</summary>
      <p>
        The export of your foods is the best start: change what you like and import it again. Columns may be
        missing and may have any order; a blank cell leaves everything as it is, and <code>[empty]</code>{' '}
        empties a field. Excel, LibreOffice and Google Sheets save such files as “CSV UTF-8”.
      </p>
      <dl>
        {columns.map(([names, meaning]) => (
          <div key={names}>
            <dt>
              <code>{names}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
