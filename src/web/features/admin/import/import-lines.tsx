import '../../../styles/table.css';
import './import.css';
import { useState } from 'react';
import type { FoodImport, ImportLineRow } from '../../../../contract/admin/imports.ts';
import { adminImport } from '../../../../messages/admin-import.ts';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useImportLines } from './imports-queries.ts';

const tagOf = (result: string | null): readonly [text: string, className: string] => {
  switch (result) {
    case 'created':
      return [adminImport.new, 'tag-good'];
    case 'changed':
      return [adminImport.change, 'tag-changed'];
    case 'unchanged':
      return [adminImport.same, 'tag-quiet'];
    case 'rejected':
      return [adminImport.rejected, 'tag-bad'];
    default:
      return [adminImport.notImported, 'tag-quiet'];
  }
};

const counted = (text: string, count: number) => `${text} (${count.toLocaleString('en-IN')})`;

/** Each line of the file with what happens to it. */
export function ImportLines({ found }: { found: FoodImport }) {
  const [result, setResult] = useState('');
  return (
    <AdminList
      list={useImportLines(found, result)}
      things={adminImport.things}
      emptyText={result ? adminImport.noSuchLine : adminImport.noLines}
      filters={
        <AdminFilter
          label={adminImport.show}
          choices={[
            ['', counted(adminImport.allLines, found.lines)],
            ['created', counted(adminImport.new, found.created)],
            ['changed', counted(adminImport.changes, found.changed)],
            ['unchanged', counted(adminImport.same, found.unchanged)],
            ['rejected', counted(adminImport.rejected, found.rejected)],
          ]}
          value={result}
          onChange={setResult}
        />
      }
    >
      {(lines) => (
        <table className="table table--import">
          <TableHead
            columns={[adminImport.line, adminImport.food, adminImport.result, adminImport.messages]}
          />
          <tbody>
            {lines.map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </AdminList>
  );
}

function Line({ line: { line, food, size, result, messages } }: { line: ImportLineRow }) {
  const [text, className] = tagOf(result);
  return (
    <tr>
      <td data-label={adminImport.line}>{line}</td>
      <td data-label={adminImport.food}>
        <span className="table__lines">
          <strong>{food || adminImport.sameFood}</strong>
          {size && <small>{size}</small>}
        </span>
      </td>
      <td data-label={adminImport.result}>
        <span>
          <span className={className}>{text}</span>
        </span>
      </td>
      <td data-label={adminImport.details}>
        {messages.length === 0 ? (
          '–'
        ) : (
          <ul className="import-messages">
            {messages.map((message) => (
              <li key={`${message.column} ${message.text}`}>
                {message.column && <code>{message.column}</code>} {message.text}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
