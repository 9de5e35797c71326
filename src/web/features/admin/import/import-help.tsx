import './import.css';
import { adminImport } from '../../../../messages/admin-import.ts';
import { RichText } from '../../../lib/rich-text.tsx';

/** What each column means, by its name in the file. */
const columns = (): [names: string, meaning: string][] => [
  ['id', adminImport.columnId],
  ['name, origins, cook_time', adminImport.columnName],
  ['size, price', adminImport.columnSize],
  ['stock', adminImport.columnStock],
  ['stock_when_exported', adminImport.columnStockWhenExported],
  ['net_quantity', adminImport.columnNetQuantity],
  ['shelf', adminImport.columnStorePlace],
  ['low_stock', adminImport.columnLowStock],
  ['category, description, tags', adminImport.columnTags],
  ['status', adminImport.columnStatus],
  ['discount, hsn, gst_rate, shelf_life_days', adminImport.columnNumbers],
  ['food_price', adminImport.columnFoodPrice],
  ['ingredients, specifications', adminImport.columnPairs],
  [adminImport.columnsImages, adminImport.columnImage],
  [adminImport.columnsImageAlts, adminImport.columnImageAlt],
];

/** The columns of the file. */
export function ImportHelp() {
  return (
    <details className="panel import-help">
      <summary>{adminImport.help}</summary>
      <p>
        <RichText text={adminImport.helpNote} tags={{ code: (text) => <code>{text}</code> }} />
      </p>
      <dl>
        {columns().map(([names, meaning]) => (
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
