import '../../../styles/table.css';
import './import.css';
import { useState } from 'react';
import type { FoodImport, ImportLineRow } from '../../../../contract/admin/imports.ts';
import { AdminFilter } from '../../../ui/admin-filter.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useImportLines } from './imports-queries.ts';

const tags: Record<string, readonly [text: string, className: string]> = {
  created: ['New', 'tag-good'],
  changed: ['Change', 'tag-changed'],
  unchanged: ['Same', 'tag-quiet'],
  rejected: ['Rejected', 'tag-bad'],
};

/** Each line of the file with what happens to it. */
export function ImportLines({ found }: { found: FoodImport }) {
  const [result, setResult] = useState('');
  return (
    <AdminList
      list={useImportLines(found, result)}
      things="lines"
      emptyText={result ? 'There is no such line.' : 'There are no lines.'}
      filters={
        <AdminFilter
          label="Show"
          choices={[
            ['', `All lines (${found.lines.toLocaleString('en-IN')})`],
            ['created', `New (${found.created.toLocaleString('en-IN')})`],
            ['changed', `Changes (${found.changed.toLocaleString('en-IN')})`],
            ['unchanged', `Same (${found.unchanged.toLocaleString('en-IN')})`],
            ['rejected', `Rejected (${found.rejected.toLocaleString('en-IN')})`],
          ]}
          value={result}
          onChange={setResult}
        />
      }
    >
      {(lines) => (
        <table className="table table--import">
          <TableHead columns={['Line', 'Food', 'Result', 'What and why']} />
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
  const [text, className] = tags[result ?? ''] ?? ['Not imported', 'tag-quiet'];
  return (
    <tr>
      <td data-label="Line">{line}</td>
      <td data-label="Food">
        <span className="table__lines">
          <strong>{food || '(same food)'}</strong>
          {size && <small>{size}</small>}
        </span>
      </td>
      <td data-label="Result">
        <span>
          <span className={className}>{text}</span>
        </span>
      </td>
      <td data-label="Details">
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
