import { Link } from 'react-router';
import { type Block, type Inline, isOwnPath, parseMarkup } from '../../rules/markup.ts';

/** A text of the shop's owner as elements. */
export function Markup({ source }: { source: string }) {
  return numbered(parseMarkup(source)).map(({ key, value }) => <MarkupBlock key={key} block={value} />);
}

function MarkupBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines parts={block.content} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {numbered(block.items).map(({ key, value }) => (
            <li key={key}>
              <Inlines parts={value} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="policy-facts">
          {numbered(block.rows).map(({ key, value: row }) => (
            <div key={key} className="policy-facts__row">
              <dt>{row.name}</dt>
              <dd>
                <Inlines parts={row.value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <MarkupTable head={block.head} rows={block.rows} />;
  }
}

/** The first cell of a row is its heading. */
function MarkupTable({ head, rows }: { head: string[]; rows: Inline[][][] }) {
  return (
    <div className="policy-table">
      <table>
        <thead>
          <tr>
            {numbered(head).map(({ key, value }) => (
              <th key={key} scope="col">
                {value}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key, value: [first = [], ...cells] }) => (
            <tr key={key}>
              <th scope="row">
                <Inlines parts={first} />
              </th>
              {numbered(cells).map((cell) => (
                <td key={cell.key}>
                  <Inlines parts={cell.value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ parts }: { parts: Inline[] }) {
  return numbered(parts).map(({ key, value }) => <InlinePart key={key} part={value} />);
}

function InlinePart({ part }: { part: Inline }) {
  if (part.kind === 'bold') return <strong>{part.text}</strong>;
  if (part.kind === 'text') return part.text;
  if (isOwnPath(part.to)) return <Link to={part.to}>{part.text}</Link>;
  return <a href={part.to}>{part.text}</a>;
}

/** Parts of a text have nothing but their position to tell them apart. */
function numbered<Value>(values: readonly Value[]): { key: number; value: Value }[] {
  return values.map((value, key) => ({ key, value }));
}
